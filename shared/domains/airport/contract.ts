import { listRequest } from '#shared/kernel/list.ts';
import { publishedRoutes } from '#shared/kernel/published-contract.ts';
import { contract } from '#shared/kernel/route.ts';
import { Airport, AirportInput } from './schemas.ts';

export const AIRPORT_LIST = { fields: ['country', 'active'], sorts: ['name', 'iata', 'city'] } as const;

export const airportContract = contract('airport', {
  routes: publishedRoutes({
    domain: 'airport',
    plural: 'airports',
    input: AirportInput,
    output: Airport,
    list: listRequest(AIRPORT_LIST),
  }),
});
