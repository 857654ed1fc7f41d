import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import { checkOpen } from '#shared/domains/booking/deal/rules.ts';
import { checkRows } from '#shared/domains/booking/deal/settlement.ts';
import { changeDeal } from '../change.ts';
import { settlementSeen } from '../view.ts';

export const handler = endpoint(dealContract.routes.count, async ({ params, body, ctx }) => {
  const { rev, ...counted } = body;
  const saved = await changeDeal(ctx, params.id, rev, 'count', (deal) => {
    checkOpen(deal);
    checkRows(deal, counted);
    // Why it was once opened again stays said.
    return { ...deal, settlement: { ...deal.settlement, ...counted } };
  });
  return settlementSeen(ctx, saved);
});
