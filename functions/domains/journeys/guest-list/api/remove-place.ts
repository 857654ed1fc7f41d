import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { removePlace } from '../place.ts';

export const handler = endpoint(guestListContract.routes.removePlace, ({ params, ctx }) => removePlace(ctx, params));
