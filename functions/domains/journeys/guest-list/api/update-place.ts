import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { changePlace } from '../place.ts';

export const handler = endpoint(guestListContract.routes.updatePlace, ({ params, body, ctx }) => {
  const { rev, ...input } = body;
  return changePlace(ctx, params, input, rev);
});
