import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import { showDeal } from '../change.ts';
import { dealSeen } from '../view.ts';

export const handler = endpoint(dealContract.routes.get, async ({ params, ctx }) =>
  dealSeen(ctx, await showDeal(ctx, params.id)),
);
