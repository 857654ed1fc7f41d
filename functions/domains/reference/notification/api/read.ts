import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { notificationContract } from '#shared/domains/reference/notification/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { mark } from '../store.ts';

export const handler = endpoint(notificationContract.routes.read, async ({ params, ctx }) => {
  await mark(ctx.tenantId, ctx.actor.userId, params.id, 'read');
  return done;
});
