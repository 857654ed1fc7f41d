import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute, publicRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';

const systemSettings = createRoute({
  getParentRoute: () => appRoute,
  path: '/systemsettings',
  staticData: { audience: 'user', domain: 'system', permission: 'settings.read', title: msg`Settings` },
  component: lazyPage(() => import('./pages/system-settings.tsx'), 'SystemSettingsPage'),
});
const config = createRoute({
  getParentRoute: () => appRoute,
  path: '/systemsettings/config',
  staticData: { audience: 'user', domain: 'system', permission: 'settings.read', title: msg`Agency details` },
  component: lazyPage(() => import('./pages/config.tsx'), 'ConfigPage'),
});
const templateSettings = createRoute({
  getParentRoute: () => appRoute,
  path: '/templatesettings',
  staticData: { audience: 'user', domain: 'system', permission: 'settings.read', title: msg`Templates` },
  component: lazyPage(() => import('./pages/template-settings.tsx'), 'TemplateSettingsPage'),
});
const health = createRoute({
  getParentRoute: () => publicRoute,
  path: '/diagnostic/$fixedId/health',
  staticData: { audience: 'public', domain: 'system', permission: null, title: msg`Health` },
  component: lazyPage(() => import('./pages/health.tsx'), 'HealthPage'),
});

/** Pages of signed-in users. */
export const systemRoutes = { systemSettings, config, templateSettings };
/** Pages without the shell. */
export const systemPublicRoutes = { health };
