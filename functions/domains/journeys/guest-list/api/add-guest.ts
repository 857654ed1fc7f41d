import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { addGuest } from '../guest.ts';

export const handler = endpoint(guestListContract.routes.addGuest, ({ params, body, ctx }) =>
  addGuest(ctx, params, body),
);
