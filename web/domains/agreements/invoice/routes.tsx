import { msg } from '@lingui/core/macro';
import { createRoute, redirect } from '@tanstack/react-router';
import { pagesOf } from '#web/app/pages.ts';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { period } from '#web/ui/list/period-search.ts';
import { choice, flag, listSearch, range } from '#web/ui/list/search.ts';
import { tabSearch } from '#web/ui/record/tab-search.ts';
import { reminderSearch, totalSearch } from './model.ts';

const facts = { audience: 'user', permission: 'invoice.read', domain: 'invoice' } as const;
const edit = () => import('./pages/invoice-edit.tsx');
const copies = () => import('./pages/invoice-copies.tsx');
const page = pagesOf('invoice');
const list = lazyPage(() => import('./pages/invoice-list.tsx'), 'InvoiceListPage');
const listed = listSearch({
  date: period,
  stage: choice,
  settlement: choice,
  overdue: flag,
  sent: flag,
  disputed: flag,
  eInvoice: choice,
  type: choice,
  status: choice,
  company: choice,
  artist: choice,
  owner: choice,
  bookkeeping: choice,
  tag: choice,
  currency: choice,
  due: range,
});
const detail = lazyPage(() => import('./pages/invoice-detail.tsx'), 'InvoiceDetailPage');
/** The field that is asked for. */
const search = ({ at }: Record<string, unknown>): { at?: string } => (typeof at === 'string' ? { at } : {});
const editInvoice = lazyPage(edit, 'EditInvoicePage');
const invoiceCredit = lazyPage(copies, 'InvoiceCreditPage');
const ofShow = lazyPage(() => import('./pages/invoice-of-show.tsx'), 'InvoiceOfShowPage');
/** The issuing bookkeeping. Left out, the usual one. */
const invoiceOfShowSearch = ({ bookkeeping }: Record<string, unknown>): { bookkeeping?: string } =>
  typeof bookkeeping === 'string' ? { bookkeeping } : {};
const reminders = lazyPage(() => import('./pages/invoice-reminders.tsx'), 'InvoiceRemindersPage');
const total = lazyPage(() => import('./pages/invoice-total.tsx'), 'InvoiceTotalPage');
/** The address that mails and other systems use. It opens the same page. */
const invoiceV2 = createRoute({
  getParentRoute: () => appRoute,
  path: '/invoicev2/detail/$id',
  staticData: { ...facts, title: msg`Invoice` },
  beforeLoad: ({ params: { id } }) => {
    throw redirect({ to: '/invoice/$id', params: { id }, replace: true });
  },
});
// The totals are charts already: those of the people stand for the statistics.
const invoiceStats = createRoute({
  getParentRoute: () => appRoute,
  path: '/invoice/stats',
  staticData: { ...facts, title: msg`Totals of invoices` },
  beforeLoad: () => {
    throw redirect({ to: '/invoice/total', search: { by: 'owner' }, replace: true });
  },
});

export const invoiceRoutes = {
  invoiceList: page('/invoice', 'invoice.read', msg`Invoices`, list, listed),
  invoiceDetail: page('/invoice/$id', 'invoice.read', msg`Invoice`, detail, tabSearch),
  invoiceV2,
  invoiceNew: page('/invoice/new', 'invoice.create', msg`New invoice`, lazyPage(edit, 'NewInvoicePage')),
  invoiceEdit: page('/invoice/$id/edit', 'invoice.update', msg`Edit invoice`, editInvoice, search),
  invoiceCopy: page('/invoice/$id/copy', 'invoice.create', msg`Duplicate invoice`, lazyPage(copies, 'InvoiceCopyPage')),
  invoiceCredit: page('/invoice/$id/makecredit', 'invoice.credit', msg`New credit note`, invoiceCredit),
  invoiceOfShow: page('/show/$key/invoice/new', 'invoice.create', msg`New invoice`, ofShow, invoiceOfShowSearch),
  invoiceReminders: page('/invoice/reminders', 'invoice.read', msg`Payment reminders`, reminders, reminderSearch),
  invoiceTotal: page('/invoice/total', 'invoice.read', msg`Totals of invoices`, total, totalSearch),
  invoiceStats,
};
