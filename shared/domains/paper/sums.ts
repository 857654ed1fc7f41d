import { paperTotals } from './document.ts';
import type { PaperFields } from './schemas.ts';

type Counted = Pick<PaperFields, 'stage' | 'owner' | 'document'>;
interface Sum {
  readonly currency: string;
  readonly count: number;
  readonly net: number;
  readonly gross: number;
}

/** Sums of papers by what they share, each currency for itself. */
export function sumsBy<K extends object>(papers: readonly Counted[], shared: (paper: Counted) => K): (K & Sum)[] {
  const sums = new Map<string, K & Sum>();
  for (const paper of papers) {
    const { currency, lines } = paper.document;
    const group = { ...shared(paper), currency };
    const key = JSON.stringify(group);
    const { count, net, gross } = sums.get(key) ?? { count: 0, net: 0, gross: 0 };
    const totals = paperTotals(lines);
    sums.set(key, { ...group, count: count + 1, net: net + totals.net, gross: gross + totals.gross });
  }
  return [...sums.values()].sort((a, b) => b.gross - a.gross);
}
