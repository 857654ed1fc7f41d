import type { QueryClient } from '@tanstack/react-query';
import { PAGE_SIZE } from '#shared/kernel/contract/paging.ts';
import { may, meQuery } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import { requestOf, type ShowSearch, showSearch } from './model/search.ts';
import { showListQuery, showSumQuery } from './widgets/show-queries.ts';

/** Asks for the first page of the list and its total as the page will, beside its code. */
export async function askShows(queryClient: QueryClient, search: ShowSearch): Promise<void> {
  const request = requestOf(showSearch({ ...search }), localToday(), PAGE_SIZE);
  const rows = queryClient.prefetchQuery(showListQuery(request));
  const me = await queryClient.ensureQueryData(meQuery);
  await Promise.all([rows, may(me, 'show.readDeal') && queryClient.prefetchQuery(showSumQuery(request))]);
}
