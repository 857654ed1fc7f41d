import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { stepGuest } from '../guest.ts';

/** Two doors that let the same guest in both hear that the guest is here. */
export const handler = endpoint(guestListContract.routes.checkIn, ({ params, body, ctx }) =>
  retryStale(() => stepGuest(ctx, params, { on: body.isHere ? 'checkIn' : 'takeBack', at: body.at })),
);
