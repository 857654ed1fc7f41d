import type { Certainty } from '#shared/domains/agreements/payment/bank-matching.ts';
import { diffDays } from '#shared/kernel/time/date.ts';
import { leftOf } from './rules.ts';
import type { BankEntryFields } from './schemas.ts';

interface Known extends BankEntryFields {
  readonly id: string;
}
/** The payments that a reversal seems to take back. */
export interface TakenBack {
  readonly certainty: Certainty;
  readonly by: 'reference' | 'payer' | 'amount';
  readonly parts: readonly { readonly invoiceId: string; readonly number: string; readonly amount: number }[];
  readonly left: number;
}

/** Days after which a bank takes a debit back no more: thirteen months, without a mandate. */
const MAX_DAYS = 400;

const isEarlier = (entry: Known, reversal: Known): boolean => {
  const days = diffDays(entry.date, reversal.date);
  return days >= 0 && days <= MAX_DAYS;
};
/** A bank entry that this one may take back: of the same account and amount, the other way, and booked. */
const mayTakeBack = (reversal: Known, entry: Known): boolean =>
  !entry.isReversal &&
  entry.parts.length > 0 &&
  leftOf(entry) === 0 &&
  entry.direction !== reversal.direction &&
  entry.account === reversal.account &&
  entry.currency === reversal.currency &&
  entry.amount === reversal.amount &&
  isEarlier(entry, reversal);

const saysSame = (one: string, other: string): boolean => one !== '' && one === other;

/** Tells by what an entry is the one: the bank's name for it or the payer's words, the payer, or the amount alone. */
function likeness(reversal: Known, entry: Known): TakenBack['by'] {
  const { bankReference, reference, payer, payerAccount } = entry;
  const isNamed = bankReference !== '' && `${reversal.reference} ${reversal.bankReference}`.includes(bankReference);
  if (isNamed || saysSame(reference, reversal.reference)) return 'reference';
  return saysSame(payerAccount, reversal.payerAccount) || saysSame(payer, reversal.payer) ? 'payer' : 'amount';
}
const ORDER = ['reference', 'payer', 'amount'] as const;
const CERTAINTY = { reference: 'certain', payer: 'likely', amount: 'possible' } as const;

/** Leaves out the entries that a booked reversal took back. */
export function stillPaid<E extends Known>(booked: readonly E[], reversals: readonly Known[]): E[] {
  const left = [...booked];
  for (const reversal of reversals) {
    const took = ({ invoiceId, amount }: E['parts'][number]) =>
      reversal.parts.some((part) => part.invoiceId === invoiceId && part.amount === amount);
    const at = left.findIndex((entry) => mayTakeBack(reversal, entry) && entry.parts.every(took));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Proposes the payments of each open reversal. An entry is taken back once. Of two alike, the newer one is proposed. */
export function takenBackBy(reversals: readonly Known[], booked: readonly Known[]): ReadonlyMap<string, TakenBack> {
  const used = new Set<string>();
  const found = new Map<string, TakenBack>();
  for (const reversal of reversals.filter(({ isReversal, parts }) => isReversal && parts.length === 0)) {
    const alike = booked.filter((entry) => !used.has(entry.id) && mayTakeBack(reversal, entry));
    const by = ORDER.find((kind) => alike.some((entry) => likeness(reversal, entry) === kind));
    const best = alike
      .filter((entry) => likeness(reversal, entry) === by)
      .toSorted((a, b) => (a.date < b.date ? 1 : -1));
    const [entry] = best;
    if (!entry || !by) continue;
    used.add(entry.id);
    const certainty = best.length === 1 ? CERTAINTY[by] : 'possible';
    const parts = entry.parts.map(({ invoiceId, number, amount }) => ({ invoiceId, number, amount }));
    found.set(reversal.id, { certainty, by, parts, left: 0 });
  }
  return found;
}
