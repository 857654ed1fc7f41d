import { publishedList, publishedRoutes } from '#shared/kernel/published-contract.ts';
import { contract } from '#shared/kernel/route.ts';
import { AirlineInput } from './schemas.ts';

export const AIRLINE_LIST = publishedList();

export const airlineContract = contract('airline', {
  routes: publishedRoutes({ domain: 'airline', plural: 'airlines', input: AirlineInput, list: AIRLINE_LIST }),
});
