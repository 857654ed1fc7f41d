import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { notificationContract } from '#shared/domains/notification/contract.ts';
import { countUnseen, notificationsOf } from '../store.ts';

export const handler = endpoint(notificationContract.routes.list, async ({ body, ctx }) => {
  const { tenantId, actor } = ctx;
  const [rows, unseen] = await Promise.all([
    notificationsOf(tenantId, actor.userId, body.before),
    countUnseen(tenantId, actor.userId),
  ]);
  return { rows, unseen };
});
