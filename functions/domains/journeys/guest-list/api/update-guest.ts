import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { changeGuest } from '../guest.ts';

export const handler = endpoint(guestListContract.routes.updateGuest, ({ params, body, ctx }) => {
  const { rev, ...input } = body;
  return changeGuest(ctx, params, input, rev);
});
