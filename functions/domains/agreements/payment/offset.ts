import { invoiceOf, visibleOnly } from '#functions/domains/agreements/invoice/public/view.ts';
import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { checkOffset, creditOf } from '#shared/domains/agreements/payment/rules.ts';
import type { Credit, OffsetInput, PaymentFields } from '#shared/domains/agreements/payment/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { bookingOf } from './public/book.ts';
import { paymentStore } from './store.ts';

type Payment = Stored<PaymentFields>;

/** Finds the documents whose credit may pay an invoice: of its company, bookkeeping and currency. */
export async function creditsFor(ctx: UserContext, invoice: Stored<InvoiceFields>): Promise<Credit[]> {
  const { company, bookkeepingId, currency } = invoice;
  if (!company || invoice.type === 'credit') return [];
  const ofCompany = { column: 'company', anyOf: [noOf(company.companyId)] };
  const found = await invoiceStore.where(ctx, [...visibleOnly(ctx), ofCompany]);
  return found
    .filter((one) => isIssued(one) && one.bookkeepingId === bookkeepingId && one.currency === currency)
    .map((one) => ({ invoiceId: one.id, number: one.number, available: creditOf(one) }))
    .filter(({ invoiceId, available }) => invoiceId !== invoice.id && available > 0);
}

/** Books an offset on both documents, in one transaction. */
export const offset = (ctx: UserContext, invoiceId: Id, { from: fromId, amount, date }: OffsetInput) =>
  retryStale(async () => {
    const [from, to] = await Promise.all([invoiceOf(ctx, fromId), invoiceOf(ctx, invoiceId)]);
    checkOffset(from, to);
    const pairId = newId(ctx.now, to.no);
    const sideOf = (document: typeof from, other: typeof from, minor: number) =>
      bookingOf(ctx, {
        invoiceId: document.id,
        input: {
          amount: minor,
          date,
          method: 'offset',
          reference: other.number,
          other: { invoiceId: other.id, number: other.number, pairId },
        },
      });
    const [taken, paid] = await Promise.all([
      sideOf(from, to, from.type === 'credit' ? amount : -amount),
      sideOf(to, from, amount),
    ]);
    await commit([...taken.writes, ...paid.writes]);
    return { payment: paid.payment, invoice: paid.invoice };
  });

/** Removes both payments of an offset. Returns the document of the given one. */
export const dropOffset = (ctx: UserContext, payment: Payment) =>
  retryStale(async () => {
    const { other } = payment;
    const found = other ? await paymentStore.where(ctx, [{ column: 'invoice', anyOf: [noOf(other.invoiceId)] }]) : [];
    const pair = found.filter((one) => !one.deletedAt && one.other?.pairId === other?.pairId);
    const sides = await Promise.all(
      [payment, ...pair].map((before) => bookingOf(ctx, { invoiceId: before.invoice.invoiceId, before })),
    );
    await commit(sides.flatMap(({ writes }) => writes));
    const [own] = sides;
    if (!own) throw new AppError('notFound');
    return own.invoice;
  });
