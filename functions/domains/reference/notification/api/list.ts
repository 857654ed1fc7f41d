import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { notificationContract } from '#shared/domains/reference/notification/contract.ts';
import { countUnseen, notificationsPage } from '../store.ts';

export const handler = endpoint(notificationContract.routes.list, async ({ body, ctx }) => {
  const { tenantId, actor } = ctx;
  const [page, unseen] = await Promise.all([
    notificationsPage(tenantId, actor.userId, body.before),
    countUnseen(tenantId, actor.userId),
  ]);
  return { ...page, unseen };
});
