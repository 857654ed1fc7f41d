import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { askedFirst } from '#functions/platform/record/asked-first.ts';
import { currencyNo } from '#functions/platform/record/currency-no.ts';
import { numbersOf } from '#functions/platform/record/numbers.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { byId, byWord, type ListMapping, wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { PAYMENT_METHODS } from '#shared/domains/agreements/payment/methods.ts';
import type { PaymentFields } from '#shared/domains/agreements/payment/schemas.ts';
import { Id, noOf } from '#shared/kernel/record/ids.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { addDays, dayNumber } from '#shared/kernel/time/date.ts';

/** Clustered by the day it was paid. */
const index = defineList({
  name: 'payment',
  key: 'number',
  columns: {
    invoice: 'u32',
    company: 'u32',
    artists: 'many',
    method: 'u8',
    amount: 'i48',
    currency: 'u16',
    credit: 'u8',
    buyer: 'text',
    words: 'text',
  },
});

/** Filters payments by the bookkeeping of their invoices. */
const ofBookkeeping = askedFirst({
  names: ['bookkeeping'],
  load: async (ctx) => {
    const invoices = await numbersOf(invoiceStore, ctx, {}, ['no', 'bookkeeping']);
    return ({ relation, values }) => {
      const books = values.flatMap((id) => (Id.safeParse(id).success ? [noOf(id)] : []));
      const nos = invoices.flatMap(({ no, bookkeeping }) => (books.includes(bookkeeping) ? [no] : []));
      return [relation === 'noneOf' ? { column: 'invoice', noneOf: nos } : { column: 'invoice', anyOf: nos }];
    };
  },
});

export const paymentMapping: ListMapping = {
  agency: ofBookkeeping,
  keyword: 'words',
  fields: {
    invoice: byId('invoice'),
    company: byId('company'),
    artist: byId('artists'),
    method: byWord('method', PAYMENT_METHODS),
    currency: { column: 'currency', toNo: currencyNo },
  },
  sorts: { date: 'key', amount: 'amount', company: 'buyer' },
  range: (from, to) => ({
    ...(from ? { from: dayNumber(from) } : {}),
    ...(to ? { to: dayNumber(addDays(to, 1)) } : {}),
  }),
};

/** Each has its document, whose sums change in the same transaction. */
export const paymentStore = new RecordStore<PaymentFields>({
  name: 'payment',
  title: ({ invoice }) => invoice.number,
  list: listOf(index, (payment) => ({
    no: payment.no,
    key: dayNumber(payment.date),
    invoice: noOf(payment.invoice.invoiceId),
    company: payment.company ? noOf(payment.company.companyId) : 0,
    artists: payment.artistIds.map(noOf),
    method: wordNo(PAYMENT_METHODS, payment.method),
    amount: payment.amount,
    currency: currencyNo(payment.currency),
    credit: payment.type === 'credit' ? 1 : 0,
    buyer: fold(payment.company?.name ?? ''),
    words: fold(`${payment.invoice.number} ${payment.company?.name ?? ''} ${payment.reference}`),
  })),
});
