import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { type CardAccess, cardAccessOf } from '#functions/domains/reference/card-account/public/account.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { ATTEMPTS_MAX } from '#shared/domains/agreements/card-payment/attempt.ts';
import { isProblem, isUnderWay, payableByCard } from '#shared/domains/agreements/card-payment/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { providerMinor } from '#shared/kernel/money/card.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { attemptsOf, attemptWrites, type StoredAttempt } from './attempts.ts';

/** An invoice that is being paid by card, with all attempts so far. */
export interface Paying {
  readonly now: Date;
  readonly access: CardAccess;
  readonly invoice: Stored<InvoiceFields>;
  readonly tenantId: string;
  /** Minor units of the invoice's currency. */
  readonly amount: number;
  readonly attempts: readonly StoredAttempt[];
  /** The attempt under way. There is one at a time. */
  readonly open: StoredAttempt | undefined;
}

/** Loads an invoice to be paid by card. Refuses one that is paid, or whose bookkeeping takes no cards. */
export async function payingOf(
  { tenantId, now }: Pick<TenantContext, 'tenantId' | 'now'>,
  invoiceId: Id,
): Promise<Paying> {
  const invoice = await invoiceStore.get({ tenantId }, invoiceId);
  const access = await cardAccessOf({ tenantId }, invoice.bookkeepingId);
  if (!access) throw new AppError('cardPayment.notOffered');
  const amount = payableByCard(invoice);
  if (amount <= 0) throw new AppError('cardPayment.nothingDue');
  const attempts = await attemptsOf(tenantId, invoice.id);
  return { now, access, invoice, tenantId, amount, attempts, open: attempts.findLast(isUnderWay) };
}

/** The provider's amount. It refuses what it has no coin for. */
export function chargeable({ currency }: Pick<InvoiceFields, 'currency'>, amount: number): number {
  const there = providerMinor(amount, currency);
  if (there === undefined) throw new AppError('cardPayment.amount');
  return there;
}

/** The name in the log for what the provider reports. */
export const PROVIDER = { userId: 'card', name: 'Card provider' };

/**
 * Writes the next attempt. Of two at once, the second finds the first one's. It takes the place of a declined one. The
 * invoice must be as it was read: an attempt that paid it meanwhile is no longer under way, and would not be seen.
 */
export async function beginAttempt(
  { now, invoice, tenantId, attempts, amount }: Paying,
  start: Pick<StoredAttempt, 'state' | 'card'>,
): Promise<StoredAttempt> {
  const n = (attempts.at(-1)?.n ?? 0) + 1;
  if (n > ATTEMPTS_MAX) throw new AppError('cardPayment.notOffered');
  chargeable(invoice, amount);
  const { id: invoiceId, bookkeepingId, currency } = invoice;
  const attempt = {
    tenantId,
    invoiceId,
    bookkeepingId,
    n,
    amount,
    currency,
    at: now.toISOString(),
    booked: 0,
    ...start,
  };
  const declined = attempts.filter((one) => isProblem(one) && one.state === 'ended');
  const replaced = declined.flatMap((one) => attemptWrites(one, { ...one, isReplaced: true }, now));
  const unpaid = invoiceStore.unchanged({ tenantId, now, actor: PROVIDER }, invoice);
  await commit([...attemptWrites(undefined, attempt, now), ...replaced, unpaid]);
  return { ...attempt, rev: 1 };
}
