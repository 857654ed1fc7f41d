import { describe, expect, it } from 'vitest';
import { INVOICE_LIST } from '#shared/domains/agreements/invoice/contract.ts';
import { expectedIn, invoicedIn, type Match, openBy, paidIn } from '#shared/domains/agreements/money/lists.ts';
import { PAYMENT_LIST } from '#shared/domains/agreements/payment/contract.ts';
import { SHOW_LIST } from '#shared/domains/booking/show/contract.ts';
import type { ListNames } from '#shared/kernel/contract/list.ts';
import { invoiceRoutes } from '#web/domains/agreements/invoice/routes.tsx';
import { paymentRoutes } from '#web/domains/agreements/payment/routes.ts';
import { showSearch } from '#web/domains/booking/show/model/search.ts';
import type { ListState } from '#web/ui/list/search.ts';
import { searchOf } from '#web/ui/record/match-search.ts';
import { requestOf } from '#web/ui/record/request-of.ts';

const scope = { bookkeepingId: '01JD8Z3V7P2Q4R5S6T7V8W9X0Y', currency: 'EUR' };
const today = '2026-11-27';
type Read = (raw: Record<string, unknown>) => ListState;
const invoices = invoiceRoutes.invoiceList.options.validateSearch as Read;
const payments = paymentRoutes.paymentList.options.validateSearch as Read;
const byField = (a: { field: string }, b: { field: string }) => (a.field < b.field ? -1 : 1);

const CASES: [string, Match, Read, ListNames][] = [
  ['invoices of a month', invoicedIn(scope, '2026-02'), invoices, INVOICE_LIST],
  ['invoices of a year', invoicedIn({}, '2026'), invoices, INVOICE_LIST],
  ['payments', paidIn(scope, '2026-12'), payments, PAYMENT_LIST],
  ['amounts not due', openBy(scope, { age: 'notDue', today }), invoices, INVOICE_LIST],
  ['amounts long overdue', openBy(scope, { age: 'over90', today }), invoices, INVOICE_LIST],
  ['shows without an invoice', expectedIn(scope, '2026-05'), showSearch, SHOW_LIST],
];
describe('the address of a figure asks for its list', () => {
  it.each(CASES)('%s', (_name, match, read, names) => {
    // As the browser brings it back from the address.
    const search = read(JSON.parse(JSON.stringify(searchOf(match))));
    const { from, to, filters } = requestOf(names, search, { defaultSort: 'date', today });
    expect({ from, to }).toEqual({ from: match.from, to: match.to });
    expect(filters.toSorted(byField)).toEqual([...match.filters].toSorted(byField));
  });
});
