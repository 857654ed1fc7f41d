import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import { showDeal } from '../change.ts';
import { settlementSeen } from '../view.ts';

export const handler = endpoint(dealContract.routes.settlement, async ({ params, ctx }) =>
  settlementSeen(ctx, await showDeal(ctx, params.id)),
);
