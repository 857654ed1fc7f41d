import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ShowListRequest } from '#shared/domains/show/contract.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { queryOf } from '#web/platform/api.ts';

const { byIds, list, sum, get, activity, listConflicts } = showContract.routes;

export const showListQuery = (body: ShowListRequest) => ({
  ...queryOf(list, { body }),
  placeholderData: keepPreviousData,
});
export const showSumQuery = (body: ShowListRequest, withExpected = false) => ({
  ...queryOf(sum, { body: { ...body, page: 1, withExpected } }),
  placeholderData: keepPreviousData,
});
/** How many a view holds, without its rows. */
export const showCountQuery = (body: ShowListRequest) =>
  queryOptions({
    ...queryOf(list, { body: { ...body, page: 1, perPage: 1 } }),
    select: (page: { readonly total: number }) => page.total,
    staleTime: 60_000,
  });
export const showQuery = (id: string) => queryOf(get, { params: { id } });
export const showActivityQuery = (id: string) => queryOf(activity, { body: { id } });

export type ConflictQuestion = Parameters<typeof queryOf<typeof listConflicts>>[1]['body'];
export const conflictsQuery = (body: ConflictQuestion) => ({
  ...queryOf(listConflicts, { body }),
  placeholderData: keepPreviousData,
});

/** The other queries that contain facts of shows. They are reloaded after a write. */
export const TOUCHED_BY_SHOWS: readonly string[] = [
  list.id,
  byIds.id,
  sum.id,
  activity.id,
  listConflicts.id,
  'option.queue',
  'exclusivity.get',
  'planning.appointments',
  'deal.get',
  'deal.settlement',
  'timetable.get',
];
