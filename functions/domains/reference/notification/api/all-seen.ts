import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { notificationContract } from '#shared/domains/reference/notification/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { markAll } from '../store.ts';

export const handler = endpoint(notificationContract.routes.allSeen, async ({ ctx }) => {
  await markAll(ctx.tenantId, ctx.actor.userId, 'seen', ctx.now);
  return done;
});
