import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import { checkOpen } from '#shared/domains/booking/deal/rules.ts';
import { changeDeal } from '../change.ts';
import { prepareDeal } from '../prepare.ts';
import { dealSeen } from '../view.ts';

export const handler = endpoint(dealContract.routes.update, async ({ params, body, ctx }) => {
  const { rev, ...input } = body;
  const saved = await changeDeal(ctx, params.id, rev, 'deal', (deal) => {
    checkOpen(deal);
    return prepareDeal(ctx, input, deal);
  });
  return dealSeen(ctx, saved);
});
