import type { QueryClient } from '@tanstack/react-query';
import { accessGrantContract } from '#shared/domains/identity/access-grant/contract.ts';
import { queryOf } from '#web/platform/api.ts';

const { list, listSupport } = accessGrantContract.routes;
const NEWEST_FIRST = { by: 'createdAt', direction: 'desc' } as const;
const REQUESTED = { field: 'state' as const, values: ['requested'] };
const PER_PAGE = 25;
/** As many open requests as the page shows at once. */
const MANY = 200;

export const openQuery = queryOf(list, {
  body: { perPage: MANY, sort: NEWEST_FIRST, filters: [{ ...REQUESTED, relation: 'anyOf' }] },
});
export const decidedQuery = (page: number) =>
  queryOf(list, {
    body: {
      page,
      perPage: PER_PAGE,
      sort: NEWEST_FIRST,
      filters: [{ ...REQUESTED, relation: 'noneOf' }],
    },
  });
export const supportQuery = (tenantId: string) => queryOf(listSupport, { body: { tenantId } });

export const grantsWritten = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => [list.id, listSupport.id].includes(String(queryKey[0])) });
