import { fold } from '#shared/kernel/text/text.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';

/** An incoming amount of a bank statement. */
export interface BankEntry {
  /** In minor units of `currency`, above 0. */
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  readonly payer: string;
}
export interface OpenDocument {
  readonly id: string;
  readonly number: string;
  readonly open: number;
  readonly currency: string;
  readonly dueDate: LocalDate;
  readonly debtor: string;
}
/** `certain` matches need one press for all. A person looks at each `likely` and `possible` one. */
export type Certainty = 'certain' | 'likely' | 'possible';
export interface Match {
  readonly certainty: Certainty;
  readonly by: 'reference' | 'payer' | 'amount';
  readonly parts: readonly { readonly id: string; readonly amount: number }[];
  /** The part of the entry that no document takes. */
  readonly left: number;
}

/** Banks drop or add blanks, hyphens and slashes. `2026-0041` is not part of `2026-00412`. */
function mentions(reference: string, number: string): boolean {
  const signs = [...number.toUpperCase()].filter((sign) => /[A-Z0-9]/.test(sign));
  if (signs.length === 0) return false;
  return new RegExp(`(?<![A-Z0-9])${signs.join('[\\s./-]*')}(?![A-Z0-9])`).test(reference.toUpperCase());
}

/** Fills the documents in the order of their due dates. */
function filled(amount: number, documents: readonly OpenDocument[]): Pick<Match, 'parts' | 'left'> {
  let left = amount;
  const parts: { id: string; amount: number }[] = [];
  for (const { id, open } of documents.toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : 1))) {
    const part = Math.min(left, open);
    if (part > 0) parts.push({ id, amount: part });
    left -= part;
  }
  return { parts, left };
}

const totalOpen = (documents: readonly OpenDocument[]): number => documents.reduce((sum, { open }) => sum + open, 0);

/** Proposes the documents that an entry pays: by their numbers, then by payer and amount, then by amount alone. */
export function proposedMatch(entry: BankEntry, documents: readonly OpenDocument[]): Match | undefined {
  const { amount, currency, reference, payer } = entry;
  const payable = documents.filter((one) => one.currency === currency && one.open > 0);
  const named = payable.filter(({ number }) => mentions(reference, number));
  if (named.length > 0) {
    const certainty = totalOpen(named) === amount ? 'certain' : 'likely';
    return { certainty, by: 'reference', ...filled(amount, named) };
  }
  const equal = payable.filter(({ open }) => open === amount);
  const ofPayer = equal.filter(({ debtor }) => payer !== '' && fold(debtor) === fold(payer));
  if (ofPayer.length === 1) return { certainty: 'likely', by: 'payer', ...filled(amount, ofPayer) };
  return equal.length === 1 ? { certainty: 'possible', by: 'amount', ...filled(amount, equal) } : undefined;
}
