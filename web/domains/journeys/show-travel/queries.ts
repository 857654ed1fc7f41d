import type { QueryClient } from '@tanstack/react-query';
import { showTravelContract } from '#shared/domains/journeys/show-travel/contract.ts';
import { kebab } from '#shared/kernel/contract/route.ts';
import { TRAVEL_KINDS } from '#shared/kernel/record/appointment.ts';
import { queryOf } from '#web/platform/api.ts';

const { list } = showTravelContract.routes;
export const travelQuery = (showId: string) => queryOf(list, { params: { id: showId } });

const TOUCHED = ['show-travel', ...TRAVEL_KINDS.map(kebab)];
/** A journey says its shows, and a show its journeys. */
export const travelLinked = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => TOUCHED.some((domain) => String(queryKey[0]).startsWith(`${domain}.`)),
  });
