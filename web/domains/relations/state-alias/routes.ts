import { msg } from '@lingui/core/macro';
import { listRoute } from '#web/kits/settings/list-route.ts';

export const stateAliasRoutes = listRoute({
  domain: 'state-alias',
  title: msg`State aliases`,
  list: () => import('./pages/state-alias-list.tsx'),
});
