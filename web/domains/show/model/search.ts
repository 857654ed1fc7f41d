import type { ShowListRequest } from '#shared/domains/show/contract.ts';
import type { LocalDate } from '#shared/kernel/date.ts';
import { isFreeName } from '#shared/kernel/free-name.ts';
import { daysOf, period } from '#web/ui/list/period-search.ts';
import { type Choice, choice, filtersOf, flag, type ListSearch, listSearch, sortOf } from '#web/ui/list/search.ts';
import { askedFilter } from '#web/ui/record/request-of.ts';

/** What stands in the address of the list. */
const FILTERS = {
  date: period,
  phase: choice,
  status: choice,
  artist: choice,
  venue: choice,
  promoter: choice,
  owner: choice,
  production: choice,
  tag: choice,
  agent: choice,
  locked: flag,
  preliminary: flag,
};
export type ShowSearch = ListSearch<typeof FILTERS>;
export const showSearch = listSearch(FILTERS);

export const DEFAULT_SORT = 'date';
const CHOICES = ['phase', 'status', 'artist', 'venue', 'promoter', 'owner', 'agent', 'production', 'tag'] as const;
const FLAGS = ['locked', 'preliminary'] as const;
type Filter = ShowListRequest['filters'][number];

const chosen = (field: Filter['field'], { any, none }: Choice): Filter =>
  any ? { field, relation: 'anyOf', values: [...any] } : { field, relation: 'noneOf', values: [...(none ?? [])] };

/** Few shows are preliminary: the list knows those that are, and all else is without. */
const flagged = (field: (typeof FLAGS)[number], value: boolean): Filter =>
  field === 'preliminary' && !value
    ? { field, relation: 'noneOf', values: ['true'] }
    : { field, relation: 'anyOf', values: [String(value)] };

function filtersIn(search: ShowSearch): Filter[] {
  const choices = CHOICES.flatMap((field) => {
    const value = search[field];
    return value ? [chosen(field, value)] : [];
  });
  const free = Object.entries(filtersOf(search)).flatMap(([field, value]) => {
    const asked = isFreeName(field) ? askedFilter(field, value) : undefined;
    return asked ? [{ ...asked, values: [...asked.values] }] : [];
  });
  const flags = FLAGS.flatMap((field) => {
    const value = search[field];
    return value === undefined ? [] : [flagged(field, value)];
  });
  return [...choices, ...free, ...flags];
}

const SORTS: readonly string[] = ['date', 'artist', 'venue', 'status', 'fee'] satisfies ShowListRequest['sort']['by'][];
const isSort = (by: string): boolean => SORTS.includes(by) || isFreeName(by);

/** The request that answers an address; periods such as "from today" are seen from `today`. */
export function requestOf(search: ShowSearch, today: LocalDate, perPage: number): ShowListRequest {
  const { by, direction } = sortOf(search, DEFAULT_SORT);
  return {
    page: search.page ?? 1,
    perPage,
    keyword: search.q ?? '',
    filters: filtersIn(search),
    sort: { by: isSort(by) ? by : DEFAULT_SORT, direction: direction === 1 ? 'asc' : 'desc' },
    ...daysOf(search.date, today),
  };
}

/** A bare address: nothing asked for yet. */
export const isBare = (search: ShowSearch): boolean =>
  !search.q && !search.view && Object.keys(filtersOf(search)).length === 0;
