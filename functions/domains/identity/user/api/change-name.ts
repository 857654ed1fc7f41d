import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { userStore } from '../store.ts';

export const handler = endpoint(userContract.routes.changeName, async ({ body, ctx }) => {
  const before = await userStore.get(ctx, ctx.actor.userId);
  await userStore.update(ctx, before, { ...before, name: body.name });
  return done;
});
