import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import { checkStep } from '#shared/domains/agreements/statement/rules.ts';
import { prepareStatement } from '../prepare.ts';
import { statementStore } from '../store.ts';
import { shown, statementForUpdate } from '../view.ts';

export const handler = endpoint(statementContract.routes.update, async ({ params, body, ctx }) => {
  const { rev, ...input } = body;
  const before = await statementForUpdate(ctx, params.id, rev);
  checkStep(before, 'change');
  return shown(ctx, await statementStore.update(ctx, before, await prepareStatement(ctx, input, before)));
});
