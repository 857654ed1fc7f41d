import { msg } from '@lingui/core/macro';
import { createRoute, redirect } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { period } from '#web/ui/list/period-search.ts';
import { choice, flag, listSearch, range } from '#web/ui/list/search.ts';
import { tabSearch } from '#web/ui/record/tab-search.ts';
import { reminderSearch, totalSearch } from './model.ts';

const facts = { audience: 'user', permission: 'invoice.read', domain: 'invoice' } as const;
const edit = () => import('./pages/invoice-edit.tsx');
const copies = () => import('./pages/invoice-copies.tsx');

const invoiceList = createRoute({
  getParentRoute: () => appRoute,
  path: '/invoice',
  staticData: { ...facts, title: msg`Invoices` },
  validateSearch: listSearch({
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
  }),
  component: lazyPage(() => import('./pages/invoice-list.tsx'), 'InvoiceListPage'),
});
const invoiceDetail = createRoute({
  getParentRoute: () => appRoute,
  path: '/invoice/$id',
  staticData: { ...facts, title: msg`Invoice` },
  validateSearch: tabSearch,
  component: lazyPage(() => import('./pages/invoice-detail.tsx'), 'InvoiceDetailPage'),
});
/** The address that mails and other systems use. It opens the same page. */
const invoiceV2 = createRoute({
  getParentRoute: () => appRoute,
  path: '/invoicev2/detail/$id',
  staticData: { ...facts, title: msg`Invoice` },
  beforeLoad: ({ params: { id } }) => {
    throw redirect({ to: '/invoice/$id', params: { id }, replace: true });
  },
});
const invoiceNew = createRoute({
  getParentRoute: () => appRoute,
  path: '/invoice/new',
  staticData: { ...facts, permission: 'invoice.create', title: msg`New invoice` },
  component: lazyPage(edit, 'NewInvoicePage'),
});
const invoiceEdit = createRoute({
  getParentRoute: () => appRoute,
  path: '/invoice/$id/edit',
  staticData: { ...facts, permission: 'invoice.update', title: msg`Edit invoice` },
  /** The field that is asked for. */
  validateSearch: ({ at }: Record<string, unknown>): { at?: string } => (typeof at === 'string' ? { at } : {}),
  component: lazyPage(edit, 'EditInvoicePage'),
});
const invoiceCopy = createRoute({
  getParentRoute: () => appRoute,
  path: '/invoice/$id/copy',
  staticData: { ...facts, permission: 'invoice.create', title: msg`Duplicate invoice` },
  component: lazyPage(copies, 'InvoiceCopyPage'),
});
const invoiceCredit = createRoute({
  getParentRoute: () => appRoute,
  path: '/invoice/$id/makecredit',
  staticData: { ...facts, permission: 'invoice.credit', title: msg`New credit note` },
  component: lazyPage(copies, 'InvoiceCreditPage'),
});
const invoiceOfShow = createRoute({
  getParentRoute: () => appRoute,
  path: '/show/$key/invoice/new',
  staticData: { ...facts, permission: 'invoice.create', title: msg`New invoice` },
  /** The issuing bookkeeping. Left out, the usual one. */
  validateSearch: ({ bookkeeping }: Record<string, unknown>): { bookkeeping?: string } =>
    typeof bookkeeping === 'string' ? { bookkeeping } : {},
  component: lazyPage(() => import('./pages/invoice-of-show.tsx'), 'InvoiceOfShowPage'),
});
const invoiceReminders = createRoute({
  getParentRoute: () => appRoute,
  path: '/invoice/reminders',
  staticData: { ...facts, title: msg`Payment reminders` },
  validateSearch: reminderSearch,
  component: lazyPage(() => import('./pages/invoice-reminders.tsx'), 'InvoiceRemindersPage'),
});
const invoiceTotal = createRoute({
  getParentRoute: () => appRoute,
  path: '/invoice/total',
  staticData: { ...facts, title: msg`Totals of invoices` },
  validateSearch: totalSearch,
  component: lazyPage(() => import('./pages/invoice-total.tsx'), 'InvoiceTotalPage'),
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
  invoiceList,
  invoiceDetail,
  invoiceV2,
  invoiceNew,
  invoiceEdit,
  invoiceCopy,
  invoiceCredit,
  invoiceOfShow,
  invoiceReminders,
  invoiceTotal,
  invoiceStats,
};
