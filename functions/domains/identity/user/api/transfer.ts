import { newId } from '#functions/platform/data/id.ts';
import { commit } from '#functions/platform/data/write.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { activityWrite } from '#functions/platform/record/activity.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { checkMayChange, isOwner } from '#shared/domains/identity/user/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { usageOf } from '../public/owned.ts';
import { userStore } from '../store.ts';

/** The log entry is the order too: the bulk worker does it, and goes on where it was cut off. */
export const handler = endpoint(userContract.routes.transfer, async ({ params, body, ctx }) => {
  const from = await userStore.get(ctx, params.id);
  checkMayChange(ctx.actor, from);
  const to = await userStore.find(ctx, body.toId);
  if (!to || to.deletedAt || to.id === from.id || !isOwner(to)) throw new AppError('choice', { field: 'toId' });
  const { no, id: recordId, name: title } = from;
  const changes = [{ field: 'transfer', before: from.name, after: to.name }];
  const outbox = [emit('transferOwned', { fromId: from.id, toId: to.id })];
  const entry = { id: newId(ctx.now), entity: 'user', no, recordId, title, action: 'transfer', changes, outbox };
  await commit([activityWrite(ctx, entry)]);
  return usageOf(ctx, from);
});
