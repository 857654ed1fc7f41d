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

const notificationSettings = createRoute({
  getParentRoute: () => appRoute,
  path: '/personalsettings/notification-settings',
  staticData: { audience: 'user', domain: 'user', permission: null, title: msg`Notifications` },
  component: lazyPage(() => import('./pages/notification-settings.tsx'), 'NotificationSettingsPage'),
});

export const notificationRoutes = { inbox, notificationSettings };
