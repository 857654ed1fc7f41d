import { flightContract } from '#shared/domains/journeys/flight/contract.ts';
import { queryOf } from '#web/platform/api.ts';

const { get, frequentFlyerPrograms } = flightContract.routes;
export const flightQuery = (id: string) => queryOf(get, { params: { id } });
export const flyersQuery = (contactIds: readonly string[]) =>
  queryOf(frequentFlyerPrograms, { query: { contactIds: contactIds.join(',') } });
