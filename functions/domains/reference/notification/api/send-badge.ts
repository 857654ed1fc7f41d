import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { notificationContract } from '#shared/domains/reference/notification/contract.ts';
import { countUnseen } from '../store.ts';

export const handler = endpoint(notificationContract.routes.sendBadge, async ({ ctx }) => ({
  unseen: await countUnseen(ctx.tenantId, ctx.actor.userId),
}));
