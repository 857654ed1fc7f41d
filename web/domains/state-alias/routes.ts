import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';

const stateAliasList = createRoute({
  getParentRoute: () => appRoute,
  path: '/statealias',
  staticData: { audience: 'user', domain: 'state-alias', permission: 'masterData.read', title: msg`Names of states` },
  component: lazyRouteComponent(() => import('./pages/state-alias-list.tsx'), 'StateAliasListPage'),
});

export const stateAliasRoutes = { stateAliasList };
