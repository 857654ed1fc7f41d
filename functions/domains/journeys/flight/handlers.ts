import { travelHandlers } from '#functions/domains/journeys/travel/public/handlers.ts';
import { withLineIds } from '#functions/platform/record/line-ids.ts';
import { flightContract } from '#shared/domains/journeys/flight/contract.ts';
import { flightFieldWords } from '#shared/domains/journeys/flight/field-words.ts';
import { flightFields } from '#shared/domains/journeys/flight/fields.ts';
import { flightAccess } from './access.ts';
import { prepareFlight } from './prepare.ts';
import { flightTravel } from './public/travel.ts';
import { flightStore } from './store.ts';

export const handlers = travelHandlers(flightContract.routes, {
  store: flightStore,
  access: flightAccess,
  area: flightTravel,
  defined: { fields: flightFields, words: flightFieldWords },
  prepare: prepareFlight,
  renewed: (ctx, flight) => ({ ...flight, segments: withLineIds(ctx, flight.segments) }),
});
