import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { period } from '#web/ui/list/period-search.ts';
import { choice, flag, listSearch } from '#web/ui/list/search.ts';

const withholding = createRoute({
  getParentRoute: () => appRoute,
  path: '/money/withholding',
  staticData: { audience: 'user', permission: 'show.readDeal', domain: 'withholding', title: msg`Withholding tax` },
  validateSearch: listSearch({
    date: period,
    missing: flag,
    state: choice,
    artist: choice,
    country: choice,
    currency: choice,
  }),
  component: lazyPage(() => import('./pages/withholding-list.tsx'), 'WithholdingPage'),
});

export const withholdingRoutes = { withholding };
