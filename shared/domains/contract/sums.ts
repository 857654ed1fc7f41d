import { contractTotals } from './document.ts';
import type { ContractFields } from './schemas.ts';

type Counted = Pick<ContractFields, 'stage' | 'owner' | 'document'>;
interface Sum {
  readonly currency: string;
  readonly count: number;
  readonly net: number;
  readonly gross: number;
}

/** Sums of contracts by what they share, each currency for itself. */
export function sumsBy<K extends object>(contracts: readonly Counted[], shared: (contract: Counted) => K): (K & Sum)[] {
  const sums = new Map<string, K & Sum>();
  for (const contract of contracts) {
    const { currency, lines } = contract.document;
    const group = { ...shared(contract), currency };
    const key = JSON.stringify(group);
    const { count, net, gross } = sums.get(key) ?? { count: 0, net: 0, gross: 0 };
    const totals = contractTotals(lines);
    sums.set(key, { ...group, count: count + 1, net: net + totals.net, gross: gross + totals.gross });
  }
  return [...sums.values()].sort((a, b) => b.gross - a.gross);
}
