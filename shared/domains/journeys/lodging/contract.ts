import { moveRoute, placesRoute, travelRoutes } from '#shared/domains/journeys/travel/travel-contract.ts';
import { contract } from '#shared/kernel/contract/route.ts';
import { Lodging, LodgingInput, LodgingRow } from './schemas.ts';

const name = 'lodging';

export const lodgingContract = contract('lodging', {
  errors: { 'lodging.noTraveller': 400, endBeforeBegin: 400 },
  routes: {
    ...travelRoutes({ name, input: LodgingInput, output: Lodging, row: LodgingRow }),
    move: moveRoute(name, Lodging),
    places: placesRoute(name),
  },
});
