import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';

const inbox = createRoute({
  getParentRoute: () => appRoute,
  path: '/notification',
  staticData: { audience: 'user', domain: 'notification', permission: null, title: msg`Inbox` },
  component: lazyRouteComponent(() => import('./pages/inbox.tsx'), 'InboxPage'),
});

export const notificationRoutes = { inbox };
