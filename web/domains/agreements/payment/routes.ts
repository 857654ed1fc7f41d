import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { period } from '#web/ui/list/period-search.ts';
import { choice, listSearch } from '#web/ui/list/search.ts';

const facts = { audience: 'user', permission: 'invoice.read', domain: 'payment' } as const;

const paymentList = createRoute({
  getParentRoute: () => appRoute,
  path: '/payment',
  staticData: { ...facts, title: msg`Payments` },
  validateSearch: listSearch({ date: period, method: choice, company: choice, bookkeeping: choice, currency: choice }),
  component: lazyPage(() => import('./pages/payment-list.tsx'), 'PaymentListPage'),
});
const paymentDetail = createRoute({
  getParentRoute: () => appRoute,
  path: '/payment/$key',
  staticData: { ...facts, title: msg`Payment` },
  component: lazyPage(() => import('./pages/payment.tsx'), 'PaymentPage'),
});

export const paymentRoutes = { paymentList, paymentDetail };
