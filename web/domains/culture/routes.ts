import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';

const cultureList = createRoute({
  getParentRoute: () => appRoute,
  path: '/culture',
  staticData: { audience: 'user', domain: 'culture', permission: 'masterData.read', title: msg`Cultures` },
  component: lazyRouteComponent(() => import('./pages/culture-list.tsx'), 'CultureListPage'),
});

export const cultureRoutes = { cultureList };
