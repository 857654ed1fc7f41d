import { monthOpen } from '#functions/domains/agreements/invoice/public/month-lock.ts';
import { todayOf } from '#functions/domains/agreements/invoice/public/today.ts';
import { invoiceOf } from '#functions/domains/agreements/invoice/public/view.ts';
import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { rateBetween } from '#functions/domains/reference/exchange-rate/public/rate.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import type { WriteOptions } from '#functions/platform/record/definition.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { checkStep } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { withSettled } from '#shared/domains/agreements/invoice/settlement.ts';
import {
  checkPayment,
  checkStillPaid,
  checkTakenOff,
  paymentBase,
  WRITE_OFF_MAX,
  withPayment,
} from '#shared/domains/agreements/payment/rules.ts';
import type { NewPayment, PaymentFields } from '#shared/domains/agreements/payment/schemas.ts';
import type { OutboxEntry } from '#shared/events.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { converted } from '#shared/kernel/money/exchange.ts';
import { exponentOf } from '#shared/kernel/money/money.ts';
import { moneyText } from '#shared/kernel/money/money-text.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { paymentStore } from '../store.ts';

type Invoice = Stored<InvoiceFields>;
type Payment = Stored<PaymentFields>;
type Base = Pick<PaymentFields, 'base'>;
/** A person who books, or the card provider. Refusals are in their language. */
type Booker = TenantContext & Pick<UserContext, 'locale'>;
/** A payment as it is entered or derived. Below 0, its amount leaves the document. */
type Entered = Pick<PaymentFields, 'amount' | 'date' | 'method' | 'reference' | 'other' | 'card'> &
  Partial<Pick<NewPayment, 'overpayment'>>;

/** Converts a payment in another currency at its day's rate. Refuses it if that day has no rate. */
async function baseOf({ tenantId }: Booker, invoice: Invoice, amount: number, date: LocalDate): Promise<Base> {
  const { currency, exchange } = invoice;
  const rate = exchange && (await rateBetween(tenantId, currency, exchange.base, date));
  if (!exchange) return {};
  if (!rate) throw new AppError('currency.noRate', { field: 'date', params: { currency, date } });
  return { base: paymentBase({ minor: amount, currency }, { ...exchange, currency }, rate, exchange.base) };
}

/** The write-off limit has the same worth in every currency. A currency without a rate allows ten units. */
async function writeOffMax({ tenantId }: Booker, currency: Invoice['currency'], date: LocalDate): Promise<number> {
  const { minor } = WRITE_OFF_MAX;
  const rate =
    currency === WRITE_OFF_MAX.currency
      ? undefined
      : await rateBetween(tenantId, WRITE_OFF_MAX.currency, currency, date);
  if (rate) return converted(WRITE_OFF_MAX, rate, currency);
  return (minor / 10 ** exponentOf(WRITE_OFF_MAX.currency)) * 10 ** exponentOf(currency);
}

/** Refuses what the document does not take, counted as if the payment before it were not there. */
async function checked(ctx: Booker, invoice: Invoice, input: Entered, before?: Payment): Promise<void> {
  checkStep(invoice, 'pay');
  const { currency } = invoice;
  const today = await todayOf(ctx, invoice);
  const without = withPayment(invoice, before, undefined);
  const say = (minor: number) => moneyText({ minor, currency }, ctx.locale);
  if (input.amount < 0) return checkTakenOff(without, input, { today, say });
  const keeps = input.overpayment === 'keepAsCredit';
  checkPayment(without, input, {
    today,
    writeOffMax: await writeOffMax(ctx, currency, today),
    say,
    creditUpTo: keeps ? input.amount : (before?.amount ?? 0),
  });
}

const carried = ({ id, number, type, currency, company, artists }: Invoice) => ({
  invoice: { invoiceId: id, number },
  type,
  currency,
  ...(company ? { company } : {}),
  artistIds: artists.map(({ artistId }) => artistId),
});

interface Booking {
  readonly before?: Payment | undefined;
  readonly input?: Entered | undefined;
  /** Follows from the booking. */
  readonly outbox?: readonly OutboxEntry[];
}
type Change = Booking & { readonly invoiceId: Id };
/** The log of the document tells of a new payment. */
const toldBy = (before: Payment | undefined, input: Entered | undefined): WriteOptions =>
  before ? (input ? {} : { action: 'unpay' }) : { isToldElsewhere: true };

function tellsOf(before: Payment | undefined, { no, id, rev }: Payment): WriteOptions {
  if (before) return {};
  return { tells: [{ entity: paymentStore.definition.name, no, recordId: id, rev, isNew: true }] };
}

/** A payment leaves the month of its old day and enters that of its new day. Both must be open. */
function earliestOf(before: Payment | undefined, input: Entered | undefined): LocalDate {
  const [first = ''] = [before?.date ?? '', input?.date ?? ''].filter(Boolean).sort();
  return first;
}

/** Builds the writes of a payment and its document. They belong in one transaction, of which others may be part. */
export async function bookingOn(ctx: Booker, invoice: Invoice, { before, input, outbox = [] }: Booking) {
  if (input) await checked(ctx, invoice, input, before);
  const { overpayment: _said, ...entered } = input ?? {};
  const fields = input && {
    ...(entered as Entered),
    ...carried(invoice),
    ...(await baseOf(ctx, invoice, input.amount, input.date)),
  };
  const paid = withSettled(withPayment(invoice, before, input), ctx.now.toISOString());
  checkStillPaid(paid);
  const settled = invoiceStore.next(ctx, invoice, paid);
  // The subscription of the client that it bills goes on at once.
  const { clientId: id } = invoice;
  const follows = id ? [...outbox, emit('subscription', { id })] : outbox;
  const payment = await nextOf(ctx, before, fields);
  const changes = [{ field: 'payment', before: before?.amount, after: input?.amount }];
  const writes = [
    monthOpen(ctx.tenantId, invoice.bookkeepingId, earliestOf(before, input)),
    ...paymentStore.writes(ctx, before, payment, toldBy(before, input)),
    ...invoiceStore.writes(ctx, invoice, settled, {
      action: input ? 'pay' : 'unpay',
      changes,
      outbox: follows,
      ...tellsOf(before, payment),
    }),
  ];
  return { payment, invoice: settled, writes };
}

/** Does the same on a document that a user may see. */
export const bookingOf = async (ctx: UserContext, { invoiceId, ...booking }: Change) =>
  bookingOn(ctx, await invoiceOf(ctx, invoiceId), booking);

/** A payment and its document in one transaction; who pays or credits at the same time reads again (money section 9). */
export const book = (ctx: UserContext, change: Change) =>
  retryStale(async () => {
    const { payment, invoice, writes } = await bookingOf(ctx, change);
    await commit(writes);
    return { payment, invoice };
  });

/** The payment as it is written: new, changed, or gone. */
async function nextOf(ctx: Booker, before: Payment | undefined, fields: PaymentFields | undefined): Promise<Payment> {
  if (before && fields) return paymentStore.next(ctx, before, fields);
  if (before) return { ...paymentStore.next(ctx, before, before), deletedAt: ctx.now.toISOString() };
  if (!fields) throw new AppError('notFound');
  return paymentStore.prepare(ctx, fields);
}
