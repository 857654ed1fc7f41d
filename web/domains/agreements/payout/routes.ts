import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { period } from '#web/ui/list/period-search.ts';
import { choice, listSearch } from '#web/ui/list/search.ts';

const payoutList = createRoute({
  getParentRoute: () => appRoute,
  path: '/payout',
  staticData: { audience: 'user', permission: 'purchaseAgreement.pay', domain: 'payout', title: msg`Payouts` },
  validateSearch: listSearch({ date: period, state: choice, method: choice, company: choice }),
  component: lazyPage(() => import('./pages/payout-list.tsx'), 'PayoutListPage'),
});

export const payoutRoutes = { payoutList };
