import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { actionSearch } from './parts/search.ts';

const userAction = createRoute({
  getParentRoute: () => appRoute,
  path: '/useraction',
  staticData: { audience: 'user', domain: 'user-action', permission: 'userAction.read', title: msg`Activity log` },
  validateSearch: actionSearch,
  component: lazyPage(() => import('./pages/user-actions.tsx'), 'UserActionsPage'),
});

export const userActionRoutes = { userAction };
