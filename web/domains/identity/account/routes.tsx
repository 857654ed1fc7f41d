import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { publicRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const facts = { audience: 'public', permission: null, domain: 'account' } as const;
const content = { ...facts, domain: 'content' } as const;

const signin = createRoute({
  getParentRoute: () => publicRoute,
  path: '/account/signin',
  staticData: { ...facts, title: msg`Sign in` },
  validateSearch: (search): { returnTo?: string | undefined } => ({ returnTo: text(search.returnTo) }),
  component: lazyPage(() => import('./pages/signin.tsx'), 'SigninPage'),
});
const resetPassword = createRoute({
  getParentRoute: () => publicRoute,
  path: '/account/resetmypassword',
  staticData: { ...facts, title: msg`Reset my password` },
  validateSearch: (search): { email?: string | undefined } => ({ email: text(search.email) }),
  component: lazyPage(() => import('./pages/reset-password.tsx'), 'ResetPasswordPage'),
});
const chooseUser = createRoute({
  getParentRoute: () => publicRoute,
  path: '/externalidentity/chooseuser',
  staticData: { ...facts, audience: 'identity', title: msg`Choose a workspace` },
  component: lazyPage(() => import('./pages/choose-user.tsx'), 'ChooseUserPage'),
});
const multiUse = createRoute({
  getParentRoute: () => publicRoute,
  path: '/account/multiuse/detected',
  staticData: { ...facts, title: msg`Signed in elsewhere` },
  component: lazyPage(() => import('./pages/multi-use.tsx'), 'MultiUsePage'),
});
const accessStatus = createRoute({
  getParentRoute: () => publicRoute,
  path: '/client/access/status',
  staticData: { ...facts, audience: 'user', title: msg`Access` },
  component: lazyPage(() => import('./pages/access-status.tsx'), 'AccessStatusPage'),
});
const gdpr = createRoute({
  getParentRoute: () => publicRoute,
  path: '/content/gdpr',
  staticData: { ...content, title: msg`Privacy` },
  component: lazyPage(() => import('./pages/content.tsx'), 'GdprPage'),
});
const terms = createRoute({
  getParentRoute: () => publicRoute,
  path: '/content/enduserlicenceterms',
  staticData: { ...content, title: msg`Terms of use` },
  component: lazyPage(() => import('./pages/content.tsx'), 'TermsPage'),
});
const security = createRoute({
  getParentRoute: () => publicRoute,
  path: '/content/securitypolicy',
  staticData: { ...content, title: msg`Security` },
  component: lazyPage(() => import('./pages/content.tsx'), 'SecurityPage'),
});

export const accountRoutes = {
  signin,
  resetPassword,
  chooseUser,
  multiUse,
  accessStatus,
  gdpr,
  terms,
  security,
};
