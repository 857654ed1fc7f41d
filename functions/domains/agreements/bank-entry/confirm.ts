import { bookingOf } from '#functions/domains/agreements/payment/public/book.ts';
import { paymentStore } from '#functions/domains/agreements/payment/store.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkParts, checkPayable } from '#shared/domains/agreements/bank-entry/rules.ts';
import type { BankEntryFields, PartInput } from '#shared/domains/agreements/bank-entry/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { moneyText } from '#shared/kernel/money/money-text.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { bankEntryStore } from './store.ts';

type Entry = Stored<BankEntryFields>;
const REFERENCE_MAX = 50;

/** A reversal takes its amount off the document again. */
const inputOf = (entry: Entry, amount: number) => ({
  amount: entry.isReversal ? -amount : amount,
  date: entry.date,
  method: entry.isReversal ? ('reversal' as const) : ('bank' as const),
  reference: (entry.reference || entry.bankReference).slice(0, REFERENCE_MAX).trim(),
});

interface Confirmation {
  readonly id: Id;
  readonly rev: number;
  readonly parts: readonly PartInput[];
}
/** Books the parts of an entry as payments, and notes them on the entry, in one transaction. */
export async function confirmEntry(ctx: UserContext, { id, rev, parts }: Confirmation): Promise<Entry> {
  const before = await bankEntryStore.getForUpdate(ctx, id, rev);
  const say = (minor: number) => moneyText({ minor, currency: before.currency }, ctx.locale);
  checkParts(before, parts, say);
  return retryStale(async () => {
    const booked = await Promise.all(
      parts.map(({ invoiceId, amount }) => bookingOf(ctx, { invoiceId, input: inputOf(before, amount) })),
    );
    for (const { invoice } of booked) checkPayable(before, invoice);
    const made = booked.map(({ payment, invoice }) => ({
      invoiceId: invoice.id,
      number: invoice.number,
      amount: Math.abs(payment.amount),
      paymentId: payment.id,
    }));
    const after = bankEntryStore.next(ctx, before, { ...before, parts: [...before.parts, ...made] });
    await commit([
      ...booked.flatMap(({ writes }) => writes),
      ...bankEntryStore.writes(ctx, before, after, { action: 'pay' }),
    ]);
    return after;
  });
}

/** Sets an entry, or its rest, aside. */
export async function ignoreEntry(ctx: UserContext, id: Id, rev: number, reason: string): Promise<Entry> {
  const before = await bankEntryStore.getForUpdate(ctx, id, rev);
  checkParts(before, [], String);
  return bankEntryStore.update(ctx, before, { ...before, ignoredFor: reason }, { action: 'ignore' });
}

/** Takes the payments of an entry back. A payment that somebody removed since is passed over. */
export async function reopenEntry(ctx: UserContext, id: Id, rev: number): Promise<Entry> {
  const { ignoredFor, ...before } = await bankEntryStore.getForUpdate(ctx, id, rev);
  if (ignoredFor === undefined && before.parts.length === 0) throw new AppError('bankEntry.notDone');
  return retryStale(async () => {
    const found = await Promise.all(before.parts.map(({ paymentId }) => paymentStore.find(ctx, paymentId)));
    const payments = found.flatMap((payment) => (payment && !payment.deletedAt ? [payment] : []));
    const taken = await Promise.all(
      payments.map((payment) => bookingOf(ctx, { invoiceId: payment.invoice.invoiceId, before: payment })),
    );
    const after = bankEntryStore.next(ctx, before, { ...before, parts: [] });
    const was = { ...before, ...(ignoredFor === undefined ? {} : { ignoredFor }) };
    await commit([
      ...taken.flatMap(({ writes }) => writes),
      ...bankEntryStore.writes(ctx, was, after, { action: 'unpay' }),
    ]);
    return after;
  });
}
