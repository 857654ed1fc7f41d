import { isCharging } from '#functions/domains/agreements/card-payment/public/charge.ts';
import { shown } from '#functions/domains/agreements/invoice/public/view.ts';
import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { clientStore } from '#functions/domains/reference/client/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import type { OpenBill } from '#shared/domains/operator/subscription/rules.ts';
import type { SubscriptionFields } from '#shared/domains/operator/subscription/schemas.ts';
import type { ClientInput } from '#shared/domains/reference/client/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { billsOf, OPERATOR, type StoredBill, subscriptions } from './store.ts';

/** An open bill with its invoice, and with what the rules ask of it. */
export interface WorkingBill extends OpenBill {
  readonly stored: StoredBill;
  readonly record: Invoice;
}
/** A subscription with all that decides about its next step. */
export interface Working {
  readonly ctx: UserContext;
  readonly client: Stored<ClientInput>;
  readonly subscription: Stored<SubscriptionFields>;
  readonly bills: readonly WorkingBill[];
  /** The day it is where the bookkeeping is. */
  readonly today: LocalDate;
}

async function workingBill(ctx: UserContext, stored: StoredBill): Promise<WorkingBill | undefined> {
  const found = await invoiceStore.find(ctx, stored.invoiceId);
  if (!found) return undefined;
  const record = await shown(ctx, found);
  const { key, tries, firstTryOn, problem } = stored;
  // A draft that somebody deleted is no bill: nothing is owed.
  const isIssued = record.stage === 'outstanding' || record.deletedAt !== undefined;
  const invoice = {
    isIssued,
    isSent: record.sentAt !== undefined,
    isPrinted: record.rendered?.state === 'ready',
    open: record.deletedAt ? 0 : record.open,
    dueDate: record.dueDate,
    isCharging: isIssued && (await isCharging(ctx.tenantId, found.id)),
  };
  return { key, tries, firstTryOn, problem, invoice, stored, record };
}

/** Loads the bills that are not closed. */
async function openBills(ctx: UserContext, clientNo: number): Promise<WorkingBill[]> {
  const open = (await billsOf(clientNo)).filter(({ isClosed }) => !isClosed);
  const found = await Promise.all(open.map((stored) => workingBill(ctx, stored)));
  return found.flatMap((bill) => bill ?? []);
}

/** The day it is where a bookkeeping of the operator is. */
export async function dayOfBooks(now: Date, bookkeepingId: Id): Promise<LocalDate> {
  const books = await bookkeepingStore.find(OPERATOR, bookkeepingId);
  return dayIn(now, books?.zone ?? 'UTC');
}

/** Loads what decides about a subscription. */
export async function workingWith(
  ctx: UserContext,
  subscription: Stored<SubscriptionFields>,
): Promise<Working | undefined> {
  const client = await clientStore.find(OPERATOR, subscription.clientId);
  if (!client) return undefined;
  const bills = await openBills(ctx, client.no);
  return { ctx, client, subscription, bills, today: await dayOfBooks(ctx.now, subscription.bookkeepingId) };
}

export async function workingOf(ctx: UserContext, clientNo: number): Promise<Working | undefined> {
  const subscription = await subscriptions.of(OPERATOR, clientNo);
  return subscription && workingWith(ctx, subscription);
}
