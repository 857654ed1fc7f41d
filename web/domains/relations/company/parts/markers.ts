import { queryOptions } from '@tanstack/react-query';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import type { CallOf, OutputOf } from '#shared/kernel/contract/route.ts';
import { call } from '#web/platform/api.ts';

const { markers } = companyContract.routes;
export type Marker = OutputOf<typeof markers>['rows'][number];
type Asked = Omit<CallOf<typeof markers>['body'], 'page' | 'perPage'>;

/** The companies in one request, and the limit of requests: a map with more markers is unreadable. */
const PER_PAGE = 1_000;
const MAX_PAGES = 5;

/** Loads the markers of a list for the map, page by page, and the number of companies in the list. */
export const markersQuery = (asked: Asked) =>
  queryOptions({
    queryKey: [markers.id, asked],
    queryFn: async ({ signal }) => {
      const pageOf = (page: number) => call(markers, { body: { ...asked, page, perPage: PER_PAGE } }, { signal });
      const first = await pageOf(1);
      const found = [...first.rows];
      for (let page = 2; page <= Math.min(MAX_PAGES, first.pageCount); page++) found.push(...(await pageOf(page)).rows);
      return { markers: found, total: first.total };
    },
  });
