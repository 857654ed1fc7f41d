import { msg } from '@lingui/core/macro';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { period } from '#web/ui/list/period-search.ts';
import { choice, listSearch } from '#web/ui/list/search.ts';

const page = pagesOf('payment');
const list = lazyPage(() => import('./pages/payment-list.tsx'), 'PaymentListPage');
const listed = listSearch({ date: period, method: choice, company: choice, bookkeeping: choice, currency: choice });
const payment = lazyPage(() => import('./pages/payment.tsx'), 'PaymentPage');

export const paymentRoutes = {
  paymentList: page('/payment', 'invoice.read', msg`Payments`, list, listed),
  paymentDetail: page('/payment/$key', 'invoice.read', msg`Payment`, payment),
};
