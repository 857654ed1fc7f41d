import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ShowListRequest, showContract } from '#shared/domains/booking/show/contract.ts';
import { MAX_SHOWS } from '#shared/domains/booking/show/many.ts';
import { chunks } from '#shared/kernel/values/chunks.ts';
import { call, queryOf } from '#web/platform/api.ts';

const { byIds, list, sum, get, activity, listConflicts, listManyConflicts } = showContract.routes;

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
/** Asks for many things by as many requests as it takes, one after the other. */
async function inParts<T, Answer>(
  all: readonly T[],
  ask: (part: T[]) => Promise<readonly Answer[]>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const part of chunks(all, MAX_SHOWS)) answers.push(...(await ask(part)));
  return answers;
}
/** Reads chosen shows, in their order in time, by as many requests as it takes. */
export const chosenShowsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [byIds.id, ids],
    queryFn: async ({ signal }) => {
      const ask = async (part: string[]) => (await call(byIds, { body: { ids: part } }, { signal })).rows;
      return (await inParts(ids, ask)).toSorted((a, b) => a.startAt.localeCompare(b.startAt));
    },
  });
export const showQuery = (id: string) => queryOf(get, { params: { id } });
export const showActivityQuery = (id: string) => queryOf(activity, { body: { id } });

export type ConflictQuestion = Parameters<typeof queryOf<typeof listConflicts>>[1]['body'];
/** Reads the conflicts of many shows, in the order of the questions. */
export const manyConflictsQuery = (questions: readonly ConflictQuestion[]) =>
  queryOptions({
    queryKey: [listManyConflicts.id, questions],
    queryFn: ({ signal }) =>
      inParts(
        questions,
        async (part) => (await call(listManyConflicts, { body: { questions: part } }, { signal })).answers,
      ),
    placeholderData: keepPreviousData,
  });
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
