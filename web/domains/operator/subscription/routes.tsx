import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';

const staticData = {
  audience: 'user',
  domain: 'subscription',
  permission: 'settings.read',
  title: msg`Subscription`,
} as const;

const own = createRoute({
  getParentRoute: () => appRoute,
  path: '/subscription',
  staticData,
  component: lazyPage(() => import('./pages/subscription.tsx'), 'SubscriptionPage'),
});
const setupComplete = createRoute({
  getParentRoute: () => appRoute,
  path: '/subscription/payment-setup-complete',
  staticData,
  component: lazyPage(() => import('./pages/setup-complete.tsx'), 'SetupCompletePage'),
});

export const subscriptionRoutes = { own, setupComplete };
