import type { QueryClient } from '@tanstack/react-query';
import { showTravelContract } from '#shared/domains/show-travel/contract.ts';
import { queryOf } from '#web/platform/api.ts';

const { list } = showTravelContract.routes;
export const travelQuery = (showId: string) => queryOf(list, { params: { id: showId } });

/** A journey says its shows, and a show its journeys. */
export const travelLinked = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => /^(show-travel|ground-transport)\./.test(String(queryKey[0])),
  });
