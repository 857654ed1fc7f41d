import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import { checkAgreed, checkStep } from '#shared/domains/agreements/statement/rules.ts';
import { daysOf } from '../public/days.ts';
import { statementStore } from '../store.ts';
import { shown, statementForUpdate } from '../view.ts';

export const handler = endpoint(statementContract.routes.agree, async ({ params, body, ctx }) => {
  const { rev, ...agreed } = body;
  const before = await statementForUpdate(ctx, params.id, rev);
  checkStep(before, 'agree');
  checkAgreed(agreed, await daysOf(ctx, before));
  const after = { ...before, stage: 'agreed' as const, agreed };
  return shown(ctx, await statementStore.update(ctx, before, after, { action: 'agree' }));
});
