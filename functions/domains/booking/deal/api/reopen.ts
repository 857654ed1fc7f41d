import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { changeDeal } from '../change.ts';
import { settlementSeen } from '../view.ts';

/** The reason stays with the settlement, and with it in the log. */
export const handler = endpoint(dealContract.routes.reopen, async ({ params, body, ctx }) => {
  const saved = await changeDeal(ctx, params.id, body.rev, 'reopen', ({ settlement, ...deal }) => {
    const { closedAt, closedBy: _by, ...counted } = settlement;
    if (!closedAt) throw new AppError('deal.notSettled');
    return { ...deal, settlement: { ...counted, reopenedFor: body.reason } };
  });
  return settlementSeen(ctx, saved);
});
