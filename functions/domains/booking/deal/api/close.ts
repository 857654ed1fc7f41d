import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import { checkOpen } from '#shared/domains/booking/deal/rules.ts';
import { changeDeal } from '../change.ts';
import { settlementSeen } from '../view.ts';

/** Nothing of the deal changes from here on; what nobody counted follows the deal again once it is reopened. */
export const handler = endpoint(dealContract.routes.close, async ({ params, body, ctx }) => {
  const closed = { closedAt: ctx.now.toISOString(), closedBy: ctx.actor.name };
  const saved = await changeDeal(ctx, params.id, body.rev, 'settle', (deal) => {
    checkOpen(deal);
    return { ...deal, settlement: { ...deal.settlement, ...closed } };
  });
  return settlementSeen(ctx, saved);
});
