import { type Match, type OpenDocument, proposedMatch } from '#shared/domains/agreements/payment/bank-matching.ts';
import { leftOf } from './rules.ts';
import type { BankEntryFields } from './schemas.ts';

interface Proposable extends BankEntryFields {
  readonly id: string;
}
export interface Documents {
  readonly invoices: readonly OpenDocument[];
  readonly credits: readonly OpenDocument[];
}

const without = (documents: readonly OpenDocument[], { parts }: Match): OpenDocument[] =>
  documents.map((one) => {
    const part = parts.find(({ id }) => id === one.id);
    return part ? { ...one, open: one.open - part.amount } : one;
  });

/**
 * Proposes the documents of each open entry, the oldest entry first. A certain match uses up its documents, so a second
 * payment of the same invoice is not certain too. A reversal pays nothing.
 */
export function proposalsFor(entries: readonly Proposable[], documents: Documents): ReadonlyMap<string, Match> {
  const left = { in: [...documents.invoices], out: [...documents.credits] };
  const found = new Map<string, Match>();
  for (const entry of entries.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))) {
    if (entry.isReversal) continue;
    const { direction, currency, reference, payer } = entry;
    const match = proposedMatch({ amount: leftOf(entry), currency, reference, payer }, left[direction]);
    if (!match) continue;
    found.set(entry.id, match);
    if (match.certainty === 'certain') left[direction] = without(left[direction], match);
  }
  return found;
}
