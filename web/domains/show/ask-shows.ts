import type { QueryClient } from '@tanstack/react-query';
import { PAGE_SIZE } from '#shared/kernel/paging.ts';
import { localToday } from '#web/platform/today.ts';
import { requestOf, type ShowSearch, showSearch } from './model/search.ts';
import { showListQuery } from './queries.ts';

/** Asks for the first page of the list as the page will, beside its code. */
export const askShows = (queryClient: QueryClient, search: ShowSearch): Promise<void> =>
  queryClient.prefetchQuery(showListQuery(requestOf(showSearch({ ...search }), localToday(), PAGE_SIZE)));
