import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { taskContract } from '#shared/domains/attached/task/contract.ts';
import { callerOf, draftOf, promises } from '../prepare.ts';
import { taskStore } from '../store.ts';

export const handler = endpoint(taskContract.routes.create, async ({ body, ctx }) => {
  const task = { ...(await draftOf(ctx, body)), creator: callerOf(ctx) };
  return taskStore.create(ctx, task, promises(ctx, undefined, task));
});
