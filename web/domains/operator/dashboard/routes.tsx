import { msg } from '@lingui/core/macro';
import { createRoute, redirect } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { meQuery } from '#web/platform/me.ts';

const dashboard = createRoute({
  getParentRoute: () => appRoute,
  path: '/',
  staticData: { audience: 'user', domain: 'dashboard', permission: null, title: msg`Dashboard` },
  /** An operator has no bookings to begin with. */
  beforeLoad: async ({ context }) => {
    const { user } = await context.queryClient.ensureQueryData(meQuery);
    if (user.isOperator) throw redirect({ to: '/adminone/client' });
  },
  component: lazyPage(() => import('./pages/dashboard.tsx'), 'DashboardPage'),
});

export const dashboardRoutes = { dashboard };
