import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';

const dashboard = createRoute({
  getParentRoute: () => appRoute,
  path: '/',
  staticData: { audience: 'user', domain: 'dashboard', permission: null, title: msg`Dashboard` },
  component: lazyRouteComponent(() => import('./pages/dashboard.tsx'), 'DashboardPage'),
});

export const dashboardRoutes = { dashboard };
