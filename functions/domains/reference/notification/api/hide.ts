import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { notificationContract } from '#shared/domains/reference/notification/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { hide } from '../store.ts';

export const handler = endpoint(notificationContract.routes.hide, async ({ params, ctx }) => {
  await hide(ctx.tenantId, ctx.actor.userId, params.id);
  return done;
});
