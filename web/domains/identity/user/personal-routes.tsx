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

/** Pages that people open seldom. The start of the app names this file instead of each of them. */
const late = () => import('./late-pages.ts');
const own = async () => (await late()).own();
const password = lazyPage(async () => (await late()).password(), 'ChangePasswordPage');
const factor = lazyPage(async () => (await late()).factor(), 'SecondFactorPage');
const question = lazyPage(async () => (await late()).question(), 'SecretQuestionPage');
const accounts = lazyPage(async () => (await late()).accounts(), 'ConnectedAccountsPage');
const emails = lazyPage(async () => (await late()).emails(), 'EmailSettingsPage');
const signature = lazyPage(async () => (await late()).signature(), 'SignatureSettingsPage');
const favorites = lazyPage(async () => (await late()).favorites(), 'FavoritesPage');
const features = lazyPage(async () => (await late()).features(), 'FeaturesPage');

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
