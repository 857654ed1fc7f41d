import { seededList, seededRoutes } from '#shared/kernel/published-contract.ts';
import { contract } from '#shared/kernel/route.ts';
import { AirlineInput } from './schemas.ts';

export const AIRLINE_LIST = seededList();

export const airlineContract = contract('airline', {
  routes: seededRoutes({ domain: 'airline', plural: 'airlines', input: AirlineInput, list: AIRLINE_LIST }),
});
