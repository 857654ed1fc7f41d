import { contract } from '#shared/kernel/contract/route.ts';
import { seededList, seededRoutes } from '#shared/kernel/contract/seeded-contract.ts';
import { AirlineInput } from './schemas.ts';

export const AIRLINE_LIST = seededList();

export const airlineContract = contract('airline', {
  routes: seededRoutes({ domain: 'airline', plural: 'airlines', input: AirlineInput, list: AIRLINE_LIST }),
});
