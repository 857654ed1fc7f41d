import { AppError } from '#shared/kernel/contract/error.ts';
import type { BankEntryFields, PartInput } from './schemas.ts';
import type { BankEntryState } from './states.ts';

type Parts = Pick<BankEntryFields, 'amount' | 'parts'>;

/** Returns the amount that is not booked yet. */
export const leftOf = ({ amount, parts }: Parts): number => parts.reduce((left, part) => left - part.amount, amount);

/** Derives the state. An entry with a rest is open until a user sets the rest aside. */
export function stateOf({ amount, parts, ignoredFor }: Parts & Pick<BankEntryFields, 'ignoredFor'>): BankEntryState {
  if (leftOf({ amount, parts }) === 0) return 'booked';
  if (ignoredFor === undefined) return 'open';
  return parts.length > 0 ? 'booked' : 'ignored';
}

/** Refuses parts that an entry cannot pay: more than its rest, or one document twice. */
export function checkParts(entry: BankEntryFields, parts: readonly PartInput[], say: (minor: number) => string): void {
  if (stateOf(entry) !== 'open') throw new AppError('bankEntry.done');
  const ids = [...entry.parts, ...parts].map(({ invoiceId }) => invoiceId);
  if (new Set(ids).size < ids.length) throw new AppError('bankEntry.sameTwice', { field: 'parts' });
  const left = leftOf(entry);
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  if (sum > left) throw new AppError('bankEntry.partsAbove', { field: 'parts', params: { amount: say(left) } });
}

interface Payable {
  readonly type: string;
  readonly currency: string;
}
/** Refuses a document of another currency, an invoice for money that went out, and a credit note for money that came in. */
export function checkPayable({ direction, currency, isReversal }: BankEntryFields, document: Payable): void {
  if (document.currency !== currency) throw new AppError('bankEntry.currency', { field: 'parts' });
  // A reversal takes money off the kind of document that the entry before it paid.
  if ((document.type === 'credit') !== ((direction === 'out') !== isReversal))
    throw new AppError('bankEntry.wrongKind', { field: 'parts' });
}
