import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { pagesOf } from '#web/app/pages.ts';
import { publicRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';

const page = pagesOf('system');
const settings = lazyPage(() => import('./pages/system-settings.tsx'), 'SystemSettingsPage');
const configPage = lazyPage(() => import('./pages/config.tsx'), 'ConfigPage');
const signIn = lazyPage(() => import('./pages/security.tsx'), 'SecurityPage');
const templateSettings = lazyPage(() => import('./pages/template-settings.tsx'), 'TemplateSettingsPage');
const health = createRoute({
  getParentRoute: () => publicRoute,
  path: '/diagnostic/$fixedId/health',
  staticData: { audience: 'public', domain: 'system', permission: null, title: msg`Health` },
  component: lazyPage(() => import('./pages/health.tsx'), 'HealthPage'),
});

/** Pages of signed-in users. */
export const systemRoutes = {
  systemSettings: page('/systemsettings', 'settings.read', msg`Settings`, settings),
  config: page('/systemsettings/config', 'settings.read', msg`Agency details`, configPage),
  signInSecurity: page('/systemsettings/security', 'settings.read', msg`Security`, signIn),
  templateSettings: page('/templatesettings', 'settings.read', msg`Templates`, templateSettings),
};
/** Pages without the shell. */
export const systemPublicRoutes = { health };
