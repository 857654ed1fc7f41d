import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkReference } from '#functions/platform/record/references.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { checkMayChange } from '#shared/domains/identity/user/rules.ts';
import { userStore } from '../store.ts';

export const handler = endpoint(userContract.routes.setDefaultBookkeeping, async ({ params, body, ctx }) => {
  const before = await userStore.getForUpdate(ctx, params.id, body.rev);
  checkMayChange(ctx.actor, before);
  await checkReference(ctx, bookkeepingStore, 'bookkeepingId', body.bookkeepingId, before.bookkeepingId);
  return userStore.update(ctx, before, { ...before, bookkeepingId: body.bookkeepingId });
});
