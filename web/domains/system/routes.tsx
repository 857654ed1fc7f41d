import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute, publicRoute } from '#web/app/roots.tsx';

const systemSettings = createRoute({
  getParentRoute: () => appRoute,
  path: '/systemsettings',
  staticData: { audience: 'user', domain: 'system', permission: 'settings.read', title: msg`Settings` },
  component: lazyRouteComponent(() => import('./pages/system-settings.tsx'), 'SystemSettingsPage'),
});
const health = createRoute({
  getParentRoute: () => publicRoute,
  path: '/diagnostic/$fixedId/health',
  staticData: { audience: 'public', domain: 'system', permission: null, title: msg`Health` },
  component: lazyRouteComponent(() => import('./pages/health.tsx'), 'HealthPage'),
});

/** Pages of signed-in users. */
export const systemRoutes = { systemSettings };
/** Pages without the shell. */
export const systemPublicRoutes = { health };
