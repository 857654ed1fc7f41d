import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { actionSearch } from './parts/search.ts';

const userAction = createRoute({
  getParentRoute: () => appRoute,
  path: '/useraction',
  staticData: { audience: 'user', domain: 'user-action', permission: 'userAction.read', title: msg`Log of actions` },
  validateSearch: actionSearch,
  component: lazyRouteComponent(() => import('./pages/user-actions.tsx'), 'UserActionsPage'),
});

export const userActionRoutes = { userAction };
