import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createRoute, type RouteComponent } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';

/** A page that everybody has of their own; nothing of its address is typed, so links to it are plain ones. */
const page = (name: string, title: MessageDescriptor, component: RouteComponent) =>
  createRoute({
    getParentRoute: () => appRoute,
    path: `/personalsettings/${name}` as string,
    staticData: { audience: 'user', domain: 'user', permission: null, title },
    component,
  });

const own = () => import('./pages/personal-settings.tsx');
const password = lazyPage(() => import('./pages/change-password.tsx'), 'ChangePasswordPage');
const factor = lazyPage(() => import('./pages/second-factor.tsx'), 'SecondFactorPage');
const question = lazyPage(() => import('./pages/secret-question.tsx'), 'SecretQuestionPage');
const accounts = lazyPage(() => import('./pages/connected-accounts.tsx'), 'ConnectedAccountsPage');
const emails = lazyPage(() => import('./pages/email-settings.tsx'), 'EmailSettingsPage');
const signature = lazyPage(() => import('./pages/signature-settings.tsx'), 'SignatureSettingsPage');
const favorites = lazyPage(() => import('./pages/favorites.tsx'), 'FavoritesPage');
const features = lazyPage(() => import('./pages/features.tsx'), 'FeaturesPage');

/** The pages of personal settings, in the order of the menu. */
export const personalRoutes: object = {
  changeName: page('change-name', msg`Your name and picture`, lazyPage(own, 'ChangeNamePage')),
  changePassword: page('change-password', msg`Password`, password),
  secondFactor: page('second-factor', msg`Second factor`, factor),
  secretQuestion: page('change-secret-question', msg`Secret question`, question),
  connectedAccounts: page('connected-accounts', msg`Connected accounts`, accounts),
  emailSettings: page('email-settings', msg`Email settings`, emails),
  signature: page('signature-settings', msg`Signature`, signature),
  favorites: page('favorite-subjects', msg`Favourites`, favorites),
  languageAndRegion: page('language-and-region', msg`Language and region`, lazyPage(own, 'LanguageAndRegionPage')),
  defaults: page('defaults', msg`Keys and appearance`, lazyPage(own, 'DefaultsPage')),
  features: page('feature-configure', msg`Features`, features),
};
