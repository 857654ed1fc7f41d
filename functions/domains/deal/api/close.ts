import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { dealContract } from '#shared/domains/deal/contract.ts';
import { checkOpen } from '#shared/domains/deal/rules.ts';
import { countedOf } from '#shared/domains/deal/settlement.ts';
import { changeDeal } from '../change.ts';
import { settlementSeen } from '../view.ts';

/** From here on every row stands as it was counted. */
export const handler = endpoint(dealContract.routes.close, async ({ params, body, ctx }) => {
  const closed = { closedAt: ctx.now.toISOString(), closedBy: ctx.actor.name };
  const saved = await changeDeal(ctx, params.id, body.rev, 'settle', (deal) => {
    checkOpen(deal);
    return { ...deal, settlement: { ...countedOf(deal), ...closed } };
  });
  return settlementSeen(ctx, saved);
});
