import { msg } from '@lingui/core/macro';
import { listRoute } from '#web/kits/settings/list-route.ts';

export const cardAccountRoutes = listRoute({
  domain: 'card-account',
  title: msg`Card payments`,
  list: () => import('./pages/card-accounts.tsx'),
});
