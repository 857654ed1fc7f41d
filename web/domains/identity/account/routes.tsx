import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createRoute, type RouteComponent } from '@tanstack/react-router';
import type { Checked } from '#web/app/pages.ts';
import { publicRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import type { Arrival } from './widgets/social.ts';

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

interface Facts {
  readonly audience: 'public' | 'identity' | 'user';
  readonly domain: 'account' | 'content';
}
const pagesFor =
  (facts: Facts) =>
  <const Path extends string, Search = undefined>(
    path: Path,
    title: MessageDescriptor,
    component: RouteComponent,
    validateSearch?: Checked<Search>,
  ) => {
    const staticData = { ...facts, permission: null, title };
    return createRoute({ getParentRoute: () => publicRoute, path, staticData, validateSearch, component });
  };
const anyone = pagesFor({ audience: 'public', domain: 'account' });
const person = pagesFor({ audience: 'identity', domain: 'account' });
const user = pagesFor({ audience: 'user', domain: 'account' });
const legal = pagesFor({ audience: 'public', domain: 'content' });

const signin = lazyPage(() => import('./pages/signin.tsx'), 'SigninPage');
const reset = lazyPage(() => import('./pages/reset-password.tsx'), 'ResetPasswordPage');
const choose = lazyPage(() => import('./pages/choose-user.tsx'), 'ChooseUserPage');
const callback = lazyPage(() => import('./pages/social-callback.tsx'), 'SocialCallbackPage');
const multiUse = lazyPage(() => import('./pages/multi-use.tsx'), 'MultiUsePage');
const factor = lazyPage(() => import('./pages/second-factor.tsx'), 'SecondFactorPage');
const status = lazyPage(() => import('./pages/access-status.tsx'), 'AccessStatusPage');
const content = () => import('./pages/content.tsx');

type Search = Record<string, unknown>;
interface SigninSearch {
  readonly returnTo?: string | undefined;
  /** Why the user has to sign in again. */
  readonly reason?: 'secondFactor' | undefined;
}
const signinSearch = ({ returnTo, reason }: Search): SigninSearch => ({
  returnTo: text(returnTo),
  reason: reason === 'secondFactor' ? reason : undefined,
});
const callbackSearch = ({ code, state, error_description }: Search): Arrival => ({
  code: text(code),
  state: text(state),
  error_description: text(error_description),
});
const emailSearch = ({ email }: Search): { email?: string | undefined } => ({ email: text(email) });

export const accountRoutes = {
  signin: anyone('/account/signin', msg`Sign in`, signin, signinSearch),
  resetPassword: anyone('/account/resetmypassword', msg`Reset my password`, reset, emailSearch),
  socialCallback: anyone('/account/callback', msg`Signing in`, callback, callbackSearch),
  chooseUser: person('/externalidentity/chooseuser', msg`Choose a workspace`, choose),
  multiUse: anyone('/account/multiuse/detected', msg`Signed in elsewhere`, multiUse),
  secondFactor: person('/account/secondfactor', msg`Second factor`, factor),
  accessStatus: user('/client/access/status', msg`Access`, status),
  gdpr: legal('/content/gdpr', msg`Privacy`, lazyPage(content, 'GdprPage')),
  terms: legal('/content/enduserlicenceterms', msg`Terms of use`, lazyPage(content, 'TermsPage')),
  security: legal('/content/securitypolicy', msg`Security`, lazyPage(content, 'SecurityPage')),
};
