import { publishedList, publishedRoutes } from '#shared/kernel/published-contract.ts';
import { contract } from '#shared/kernel/route.ts';
import { AirportInput } from './schemas.ts';

export const AIRPORT_LIST = publishedList('city');

export const airportContract = contract('airport', {
  routes: publishedRoutes({ domain: 'airport', plural: 'airports', input: AirportInput, list: AIRPORT_LIST }),
});
