import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { removeShow } from '../remove.ts';

export const handler = endpoint(showContract.routes.remove, async ({ params, ctx }) => {
  await removeShow(ctx, params.id);
  return done;
});
