import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { period } from '#web/ui/list/period-search.ts';
import { choice, flag, listSearch } from '#web/ui/list/search.ts';

const commission = createRoute({
  getParentRoute: () => appRoute,
  path: '/money/commission',
  staticData: { audience: 'user', permission: 'show.readDeal', domain: 'commission', title: msg`Commission` },
  validateSearch: listSearch({ date: period, agent: choice, assigned: flag, artist: choice, currency: choice }),
  component: lazyPage(() => import('./pages/commission-list.tsx'), 'CommissionPage'),
});

export const commissionRoutes = { commission };
