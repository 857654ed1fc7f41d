import { msg } from '@lingui/core/macro';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';

const page = pagesOf('subscription');
const subscription = lazyPage(() => import('./pages/subscription.tsx'), 'SubscriptionPage');
const setupComplete = lazyPage(() => import('./pages/setup-complete.tsx'), 'SetupCompletePage');

export const subscriptionRoutes = {
  own: page('/subscription', 'settings.read', msg`Subscription`, subscription),
  setupComplete: page('/subscription/payment-setup-complete', 'settings.read', msg`Subscription`, setupComplete),
};
