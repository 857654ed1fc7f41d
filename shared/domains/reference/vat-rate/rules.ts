import type { ErrorDetail } from '#shared/kernel/contract/error.ts';
import type { Validity } from '#shared/kernel/time/date.ts';

/** EN 16931 (UNTDID 5305): standard, zero, exempt, reverse charge, intra-community supply, export, outside scope. */
export const VAT_CATEGORIES = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const;
export type VatCategory = (typeof VAT_CATEGORIES)[number];
/** These say on the document why no VAT is charged (EN 16931 rules BR-*-10). */
const EXPLAINED: ReadonlySet<VatCategory> = new Set(['E', 'AE', 'K', 'G', 'O']);

interface VatCase extends Validity {
  readonly rate: number;
  readonly category: VatCategory;
  readonly legalText: string;
}

/** Only S has a rate, and it has one; who charges nothing says why; a period does not end before it begins. */
export function vatRateProblems({ rate, category, validFrom, validTo, legalText }: VatCase): ErrorDetail[] {
  const problems: ErrorDetail[] = [];
  if (category === 'S' && rate === 0) problems.push({ code: 'tooSmall', field: 'rate', params: { min: '0.001' } });
  if (category !== 'S' && rate > 0) problems.push({ code: 'tooBig', field: 'rate', params: { max: 0 } });
  if (EXPLAINED.has(category) && legalText === '') problems.push({ code: 'required', field: 'legalText' });
  if (validFrom && validTo && validTo < validFrom) problems.push({ code: 'endBeforeBegin', field: 'validTo' });
  return problems;
}
