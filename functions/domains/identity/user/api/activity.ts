import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { userStore } from '../store.ts';

export const handler = endpoint(userContract.routes.activity, async ({ body, ctx }) => {
  const { no } = await userStore.get(ctx, body.id);
  return { rows: await activityOf(ctx.tenantId, 'user', no, 50, body.before) };
});
