import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { stepGuest } from '../guest.ts';

export const handler = endpoint(guestListContract.routes.decide, ({ params, body, ctx }) => {
  const { rev, decision, reason } = body;
  return stepGuest(ctx, params, { on: decision, rev, reason });
});
