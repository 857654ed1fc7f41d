import { msg } from '@lingui/core/macro';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';

const page = pagesOf('webhook');
const list = lazyPage(() => import('./pages/webhook-list.tsx'), 'WebhookListPage');
const detail = lazyPage(() => import('./pages/webhook-detail.tsx'), 'WebhookDetailPage');

export const webhookRoutes = {
  webhookList: page('/webhook', 'settings.update', msg`Webhooks`, list),
  webhookDetail: page('/webhook/$key', 'settings.update', msg`Webhook`, detail),
};
