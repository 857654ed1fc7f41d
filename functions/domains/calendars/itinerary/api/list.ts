import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import { seenItinerary } from '../sheet.ts';

export const handler = endpoint(itineraryContract.routes.list, ({ body, ctx }) => seenItinerary(ctx, body));
