import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { taskContract } from '#shared/domains/attached/task/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { openTasksOf } from '../store.ts';

export const handler = endpoint(taskContract.routes.byUser, async ({ query, ctx }) => {
  const { userId, allArtists } = ctx.actor;
  const own = allArtists ? [] : [{ column: 'people', anyOf: [noOf(userId)] }];
  return { rows: await openTasksOf(ctx, query.userId ?? userId, own) };
});
