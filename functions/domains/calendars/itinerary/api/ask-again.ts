import { askAgain } from '#functions/domains/relations/link/public/link-access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';

export const handler = endpoint(itineraryContract.routes.askAgain, ({ params, ctx }) =>
  askAgain(ctx, 'itinerary', params.secret),
);
