import { contract } from '#shared/kernel/contract/route.ts';
import { seededList, seededRoutes } from '#shared/kernel/contract/seeded-contract.ts';
import { AirportInput } from './schemas.ts';

export const AIRPORT_LIST = seededList('city');

export const airportContract = contract('airport', {
  routes: seededRoutes({ domain: 'airport', plural: 'airports', input: AirportInput, list: AIRPORT_LIST }),
});
