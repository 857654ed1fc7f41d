import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { pagesOf } from '#web/app/pages.ts';
import { publicRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';

const page = pagesOf('second-factor');
const own = lazyPage(() => import('./pages/own.tsx'), 'SecondFactorPage');
const security = lazyPage(() => import('./pages/requirement.tsx'), 'SignInSecurityPage');
const needed = createRoute({
  getParentRoute: () => publicRoute,
  path: '/account/secondfactor',
  staticData: { audience: 'identity', domain: 'second-factor', permission: null, title: msg`Second factor` },
  component: lazyPage(() => import('./pages/needed.tsx'), 'NeededFactorPage'),
});

export const secondFactorRoutes = {
  secondFactor: page('/personalsettings/second-factor', null, msg`Second factor`, own),
  signInSecurity: page('/systemsettings/signin', 'settings.read', msg`Sign-in security`, security),
};
/** Pages without the shell. */
export const secondFactorPublicRoutes = { needed };
