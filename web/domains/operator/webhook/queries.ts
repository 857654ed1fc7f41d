import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { webhookContract } from '#shared/domains/operator/webhook/contract.ts';
import { call, queryOf } from '#web/platform/api.ts';

const { list, get, deliveries } = webhookContract.routes;
/** While a delivery is about to leave. */
const ASK_EVERY_MS = 2000;
/** A page does not wait for a delivery that leaves later. */
const SOON_MS = 60_000;

export const webhooksQuery = queryOf(list, { body: {} });
export const webhookQuery = (id: string) => queryOf(get, { body: { id } });

const isSoon = (nextAt: string | undefined) => nextAt !== undefined && Date.parse(nextAt) - Date.now() < SOON_MS;

/** Deliveries, newest first, page by page. */
export const deliveriesQuery = (id: string, isFailed: boolean) =>
  infiniteQueryOptions({
    queryKey: [deliveries.id, id, isFailed],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => call(deliveries, { body: { id, isFailed, before: pageParam } }, { signal }),
    getNextPageParam: ({ rows, hasOlder }) => (hasOlder ? rows.at(-1)?.id : undefined),
    refetchInterval: ({ state }) => {
      const rows = state.data?.pages.flatMap((page) => page.rows) ?? [];
      return rows.some(({ nextAt }) => isSoon(nextAt)) ? ASK_EVERY_MS : false;
    },
  });

/** Something about endpoints or their deliveries was written. */
export const webhooksWritten = async (queries: QueryClient): Promise<void> => {
  await Promise.all([list.id, get.id, deliveries.id].map((id) => queries.invalidateQueries({ queryKey: [id] })));
};
