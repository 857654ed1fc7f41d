import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { type Months, salesExportContract } from '#shared/domains/agreements/sales-export/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { isWriting, monthParams } from './model/months.ts';

const { months, month } = salesExportContract.routes;
const POLL_MS = 1_000;

const yearQuery = (id: string, year: number) => queryOf(months, { params: { id, year } });
/** Asks again until the files of locked months are written. */
export const monthsQuery = (id: string, year: number) => ({
  ...yearQuery(id, year),
  placeholderData: keepPreviousData,
  refetchInterval: (query: { state: { data?: Months | undefined } }) =>
    query.state.data && isWriting(query.state.data) ? POLL_MS : (false as const),
});
/** The facts of a month, always asked for anew: they decide whether it is locked. */
export const monthQuery = (id: string, of: string) => ({
  ...queryOf(month, { params: monthParams(id, of) }),
  staleTime: 0,
});
export const monthsWritten = (queries: QueryClient, saved: Months): void =>
  void queries.setQueryData(yearQuery(saved.bookkeepingId, saved.year).queryKey, saved);
