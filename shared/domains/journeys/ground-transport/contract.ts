import * as z from 'zod';
import { PlaceId } from '#shared/domains/journeys/travel/schemas.ts';
import { moveRoute, placesRoute, travelRoutes } from '#shared/domains/journeys/travel/travel-contract.ts';
import { reads } from '#shared/kernel/contract/access.ts';
import { v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { GeoPoint } from '#shared/kernel/geo/geo.ts';
import { Directions } from './directions.ts';
import { GroundTransport, GroundTransportInput, GroundTransportRow } from './schemas.ts';

const name = 'groundTransport';

/** A choice that the server offers, named in the reader's language (spec section 3). */
const Option = z.object({ value: z.string(), text: z.string(), icon: z.string() });
/** The coordinates of a place from an earlier Google answer: `52.37,4.89`. */
const Geo = z
  .string()
  .regex(/^-?\d{1,3}(\.\d+)?,-?\d{1,3}(\.\d+)?$/, { error: 'choice' })
  .transform((text) => {
    const [lat, lng] = text.split(',').map(Number);
    return { lat, lng };
  })
  .pipe(GeoPoint)
  .optional();

export const groundTransportContract = contract('ground-transport', {
  routes: {
    ...travelRoutes({ name, input: GroundTransportInput, output: GroundTransport, row: GroundTransportRow }),
    move: moveRoute(name, GroundTransport),
    /** Lists the phases and the kinds of place. */
    options: route(v1('GET', '/groundtransports/options'), reads('groundTransport.read'), {
      output: z.object({ phases: z.array(Option), locationTypes: z.array(Option) }),
    }),
    places: placesRoute(name),
    googleDirections: route(v1('GET', '/groundtransports/googledirections'), reads('groundTransport.read'), {
      timeout: 20,
      query: z.object({ startPlaceId: PlaceId, endPlaceId: PlaceId, startGeo: Geo, endGeo: Geo }),
      output: Directions,
    }),
  },
});
