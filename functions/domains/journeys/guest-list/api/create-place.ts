import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { addPlace } from '../place.ts';

export const handler = endpoint(guestListContract.routes.createPlace, ({ params, body, ctx }) =>
  addPlace(ctx, params.id, body),
);
