import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { moneySearch } from './model/search.ts';

const money = createRoute({
  getParentRoute: () => appRoute,
  path: '/money',
  staticData: { audience: 'user', permission: 'invoice.read', domain: 'money', title: msg`Money overview` },
  validateSearch: moneySearch,
  component: lazyPage(() => import('./pages/money.tsx'), 'MoneyPage'),
});

export const moneyRoutes = { money };
