import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { restorePlace } from '../place.ts';

export const handler = endpoint(guestListContract.routes.restorePlace, ({ params, ctx }) => restorePlace(ctx, params));
