import { msg } from '@lingui/core/macro';
import { listRoute } from '#web/domains/system/widgets/list-route.ts';

export const stateAliasRoutes = listRoute({
  domain: 'state-alias',
  title: msg`Names of states`,
  list: () => import('./pages/state-alias-list.tsx'),
});
