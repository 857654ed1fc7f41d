import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { removeGuest } from '../guest.ts';

export const handler = endpoint(guestListContract.routes.removeGuest, ({ params, ctx }) => removeGuest(ctx, params));
