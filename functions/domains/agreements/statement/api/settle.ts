import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import { checkPayout, checkStep } from '#shared/domains/agreements/statement/rules.ts';
import { daysOf } from '../public/days.ts';
import { statementStore } from '../store.ts';
import { shown, statementForUpdate } from '../view.ts';

export const handler = endpoint(statementContract.routes.settle, async ({ params, body, ctx }) => {
  const { rev, payout } = body;
  const before = await statementForUpdate(ctx, params.id, rev);
  checkStep(before, 'settle');
  checkPayout(before, payout, await daysOf(ctx, before));
  const settled = { stage: 'settled' as const, settledAt: ctx.now.toISOString() };
  const after = { ...before, ...settled, ...(payout ? { payout } : {}) };
  return shown(ctx, await statementStore.update(ctx, before, after, { action: payout ? 'payOut' : 'carryOver' }));
});
