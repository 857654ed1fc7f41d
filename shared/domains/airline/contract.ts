import { listRequest } from '#shared/kernel/list.ts';
import { publishedRoutes } from '#shared/kernel/published-contract.ts';
import { contract } from '#shared/kernel/route.ts';
import { Airline, AirlineInput } from './schemas.ts';

export const AIRLINE_LIST = { fields: ['country', 'active'], sorts: ['name', 'iata'] } as const;

export const airlineContract = contract('airline', {
  routes: publishedRoutes({
    domain: 'airline',
    plural: 'airlines',
    input: AirlineInput,
    output: Airline,
    list: listRequest(AIRLINE_LIST),
  }),
});
