import { divideRounded, shareOf } from '#shared/kernel/money/money.ts';

interface TaxPart {
  readonly rate: number;
  readonly onFirst?: boolean | undefined;
}
export interface WithholdingTerms {
  readonly agreed: 'gross' | 'net';
  readonly parts?: readonly TaxPart[] | undefined;
  readonly onNet?: number | undefined;
  readonly freeUpTo?: number | undefined;
}
export interface Withheld {
  readonly gross: number;
  readonly parts: readonly number[];
  readonly tax: number;
  readonly payout: number;
}

const WHOLE = 100_000n;
/** All parts together as a share of the gross, in 1 / WHOLE². */
const together = (parts: readonly TaxPart[]): bigint =>
  parts.reduce((sum, { rate, onFirst }) => sum + BigInt(rate) * (onFirst ? BigInt(parts[0]?.rate ?? 0) : WHOLE), 0n);

/** All parts together in thousandths of a percent of the gross: 15 % and 5.5 % of that are 15,825. */
export const rateOfAll = (parts: readonly TaxPart[]): number => Number(divideRounded(together(parts), WHOLE));

function partsOf(gross: number, parts: readonly TaxPart[]): number[] {
  const first = shareOf(gross, parts[0]?.rate ?? 0);
  return parts.map(({ rate, onFirst }) => shareOf(onFirst ? first : gross, rate));
}

/** The gross whose tax leaves the net that was agreed: by the published factor, else by 1 / (1 - rate). */
function grossUp(net: number, { parts = [], onNet }: WithholdingTerms): number {
  if (onNet !== undefined) return net + shareOf(net, onNet);
  const left = WHOLE * WHOLE - together(parts);
  return left > 0n ? Number(divideRounded(BigInt(net) * WHOLE * WHOLE, left)) : net;
}

/** Tax kept back from a fee (money section 8); each part is rounded on its own. */
export function withhold(amount: number, terms: WithholdingTerms | undefined): Withheld {
  if (!terms || amount <= (terms.freeUpTo ?? 0)) return { gross: amount, parts: [], tax: 0, payout: amount };
  if (terms.agreed === 'net') {
    const gross = grossUp(amount, terms);
    return { gross, parts: [gross - amount], tax: gross - amount, payout: amount };
  }
  const parts = partsOf(amount, terms.parts ?? []);
  const tax = parts.reduce((sum, part) => sum + part, 0);
  return { gross: amount, parts, tax, payout: amount - tax };
}
