import { seededList, seededRoutes } from '#shared/kernel/published-contract.ts';
import { contract } from '#shared/kernel/route.ts';
import { AirportInput } from './schemas.ts';

export const AIRPORT_LIST = seededList('city');

export const airportContract = contract('airport', {
  routes: seededRoutes({ domain: 'airport', plural: 'airports', input: AirportInput, list: AIRPORT_LIST }),
});
