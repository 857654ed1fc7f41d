import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import { checkStep } from '#shared/domains/agreements/statement/rules.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { statementStore } from '../store.ts';
import { checkAccess } from '../view.ts';

export const handler = endpoint(statementContract.routes.remove, async ({ params, ctx }) => {
  const before = checkAccess(ctx, await statementStore.get(ctx, params.id));
  checkStep(before, 'delete');
  await statementStore.remove(ctx, before);
  return done;
});
