import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';

const inbox = createRoute({
  getParentRoute: () => appRoute,
  path: '/notification',
  staticData: { audience: 'user', domain: 'notification', permission: null, title: msg`Inbox` },
  component: lazyPage(() => import('./pages/inbox.tsx'), 'InboxPage'),
});

export const notificationRoutes = { inbox };
