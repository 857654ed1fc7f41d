import { msg } from '@lingui/core/macro';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';

const page = pagesOf('notification');
const userPage = pagesOf('user');
const inboxPage = lazyPage(() => import('./pages/inbox.tsx'), 'InboxPage');
const settings = lazyPage(() => import('./pages/notification-settings.tsx'), 'NotificationSettingsPage');

export const notificationRoutes = {
  inbox: page('/notification', null, msg`Inbox`, inboxPage),
  notificationSettings: userPage('/personalsettings/notification-settings', null, msg`Notifications`, settings),
};
