import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';

/** A page that everybody has of their own; nothing of its address is typed, so links to it are plain ones. */
const page = <const N extends string>(
  name: string,
  title: MessageDescriptor,
  load: () => Promise<Readonly<Record<N, ComponentType>>>,
  component: N,
) =>
  createRoute({
    getParentRoute: () => appRoute,
    path: `/personalsettings/${name}` as string,
    staticData: { audience: 'user', domain: 'user', permission: null, title },
    component: lazyPage(load, component),
  });

const own = () => import('./pages/personal-settings.tsx');

/** The pages of personal settings, in the order of the menu. */
export const personalRoutes: object = {
  changeName: page('change-name', msg`Your name and picture`, own, 'ChangeNamePage'),
  changePassword: page(
    'change-password',
    msg`Password`,
    () => import('./pages/change-password.tsx'),
    'ChangePasswordPage',
  ),
  secretQuestion: page(
    'change-secret-question',
    msg`Secret question`,
    () => import('./pages/secret-question.tsx'),
    'SecretQuestionPage',
  ),
  connectedAccounts: page(
    'connected-accounts',
    msg`Connected accounts`,
    () => import('./pages/connected-accounts.tsx'),
    'ConnectedAccountsPage',
  ),
  emailSettings: page(
    'email-settings',
    msg`Email settings`,
    () => import('./pages/email-settings.tsx'),
    'EmailSettingsPage',
  ),
  signature: page(
    'signature-settings',
    msg`Signature`,
    () => import('./pages/signature-settings.tsx'),
    'SignatureSettingsPage',
  ),
  favorites: page('favorite-subjects', msg`Favourites`, () => import('./pages/favorites.tsx'), 'FavoritesPage'),
  languageAndRegion: page('language-and-region', msg`Language and region`, own, 'LanguageAndRegionPage'),
  defaults: page('defaults', msg`Keys and appearance`, own, 'DefaultsPage'),
  features: page('feature-configure', msg`Features`, () => import('./pages/features.tsx'), 'FeaturesPage'),
};
