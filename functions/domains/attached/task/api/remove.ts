import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { taskContract } from '#shared/domains/attached/task/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { checkSees, taskStore } from '../store.ts';

export const handler = endpoint(taskContract.routes.remove, async ({ body, ctx }) => {
  const task = await taskStore.get(ctx, body.id);
  await checkSees(ctx, task);
  await taskStore.remove(ctx, task);
  return done;
});
