import * as z from 'zod';
import { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { listRequest } from '#shared/kernel/contract/list.ts';
import { paged } from '#shared/kernel/contract/paging.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { core, pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Currency } from '#shared/kernel/money/money.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { Credit, NewPayment, OffsetInput, Payment, PaymentInput, RefundInput } from './schemas.ts';

export const PAYMENT_LIST = {
  fields: ['invoice', 'company', 'artist', 'method', 'bookkeeping', 'currency'],
  sorts: ['date', 'amount', 'company'],
} as const;
export const PaymentListRequest = listRequest(PAYMENT_LIST);
const OfInvoice = z.object({ id: Id, paymentId: Id });
/** The written payment, and the invoice after the write. */
const Booked = z.object({ payment: Payment, invoice: Invoice });

export const paymentContract = contract('payment', {
  errors: {
    'document.badTransition': 409,
    'payment.exceedsOpen': 409,
    'payment.dateInFuture': 400,
    'payment.dateTooEarly': 400,
    'payment.writeOffAbove': 409,
    'payment.creditAbove': 409,
    'payment.creditUsed': 409,
    'payment.noCredit': 409,
    'payment.fixed': 409,
    'payment.fromProvider': 409,
    'currency.noRate': 400,
    'period.locked': 409,
  },
  routes: {
    list: route(pageApi('POST', '/payment/list'), reads('invoice.read'), {
      body: PaymentListRequest,
      output: paged(Payment),
    }),
    /** Sums all payments that match a list's request, separately by currency. Refunds count negative. */
    sums: route(pageApi('POST', '/payment/sums'), reads('invoice.read'), {
      body: PaymentListRequest,
      output: rowsOf(z.object({ currency: Currency, count: z.int(), total: z.int() })),
    }),
    /** Returns a payment by its id alone, for addresses that name nothing else. */
    get: route(core('GET', '/payment/{id}'), reads('invoice.read'), { output: Payment }),
    ofInvoice: route(v1('GET', '/invoices/{id}/payments'), reads('invoice.read'), { output: rowsOf(Payment) }),
    create: route(v1('PUT', '/invoices/{id}/payments'), writes('invoice.pay'), { body: NewPayment, output: Booked }),
    /**
     * Lists the credit balances that may pay this invoice: of its company, bookkeeping and currency. The invoice stands
     * below `payment`, because the map of the edge has no room for more words below `invoices`.
     */
    credits: route(core('GET', '/payment/{id}/credits'), reads('invoice.read'), { output: rowsOf(Credit) }),
    /** Pays the credit balance of an overpaid invoice back. */
    refund: route(core('PUT', '/payment/{id}/refund'), writes('invoice.pay'), { body: RefundInput, output: Booked }),
    /** Pays an invoice with a credit balance: a payment on both documents, in one transaction. */
    offset: route(core('PUT', '/payment/{id}/offset'), writes('invoice.pay'), { body: OffsetInput, output: Booked }),
    update: route(v1('POST', '/invoices/{id}/payments/{paymentId}'), writes('invoice.pay'), {
      params: OfInvoice,
      body: PaymentInput.extend({ rev: RevInput }),
      output: Booked,
    }),
    remove: route(v1('DELETE', '/invoices/{id}/payments/{paymentId}'), writes('invoice.pay'), {
      params: OfInvoice,
      output: z.object({ invoice: Invoice }),
    }),
    /** Updates a payment by its id alone, as in the core API of the spec. */
    change: route(core('POST', '/payment/update'), writes('invoice.pay'), {
      body: PaymentInput.extend({ id: Id, rev: RevInput }),
      output: Booked,
    }),
    drop: route(core('DELETE', '/payment/{id}'), writes('invoice.pay'), { output: z.object({ invoice: Invoice }) }),
  },
});
