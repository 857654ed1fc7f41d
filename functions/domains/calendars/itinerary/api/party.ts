import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import { partyOf } from '../party.ts';

export const handler = endpoint(itineraryContract.routes.party, async ({ body, ctx }) => ({
  rows: await partyOf(ctx, body),
}));
