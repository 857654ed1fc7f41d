import type { ListNames, ListRequest } from '#shared/kernel/contract/list.ts';
import { PAGE_SIZE } from '#shared/kernel/contract/paging.ts';
import { isFreeName } from '#shared/kernel/record/free-name.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { isPeriod } from '#shared/kernel/time/period.ts';
import { localToday } from '#web/platform/today.ts';
import { daysOf } from '../list/period-search.ts';
import { type Choice, filtersOf, type ListState, type Range, sortOf } from '../list/search.ts';

type Filter = ListRequest['filters'][number];

/** `{ any: ['promoter'] }`, a flag, words or a range from the address, as the endpoint reads it. */
function askedFilter(field: string, value: unknown): Filter | undefined {
  if (typeof value === 'boolean') return { field, relation: 'anyOf', values: [String(value)] };
  if (typeof value === 'string') return { field, relation: 'contains', values: [value] };
  const { any, none, min, max } = value as Choice & Range;
  if (any) return { field, relation: 'anyOf', values: any };
  if (none) return { field, relation: 'noneOf', values: none };
  return { field, relation: 'between', values: [String(min ?? ''), String(max ?? '')] };
}

export interface Asked {
  readonly defaultSort: string;
  /** Filters that the page itself sets. */
  readonly always?: readonly Filter[];
  readonly today?: LocalDate;
}
type Free<N> = N extends { readonly free: true } ? `free_${string}` : never;
/** The body of a list's call, by the names that the list knows. */
interface Request<N extends ListNames> {
  page: number;
  perPage: number;
  keyword: string;
  from?: string;
  to?: string;
  filters: { field: N['fields'][number] | Free<N>; relation: Filter['relation']; values: string[] }[];
  sort: { by: N['sorts'][number] | Free<N>; direction: 'asc' | 'desc' };
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/**
 * The state in the address as the body of a list's call; a name the list does not know is as if it were not there. What
 * asks for the same is the same, in whatever order it was chosen: answers are kept by it.
 */
export function requestOf<const N extends ListNames>(
  { fields, sorts, free = false }: N,
  search: ListState,
  { defaultSort, always = [], today = localToday() }: Asked,
): Request<N> {
  const isField = (name: string): name is N['fields'][number] | Free<N> =>
    fields.includes(name) || (free && isFreeName(name));
  const isSort = (name: string): name is N['sorts'][number] | Free<N> =>
    sorts.includes(name) || (free && isFreeName(name));
  const { date, ...filters } = filtersOf(search);
  const chosen = Object.entries(filters)
    .sort(byName)
    .flatMap(([field, value]) => askedFilter(field, value) ?? []);
  const asked = sortOf(search, defaultSort);
  const { by, direction } = isSort(asked.by) ? asked : sortOf({}, defaultSort);
  return {
    page: search.page ?? 1,
    perPage: PAGE_SIZE,
    keyword: search.q ?? '',
    ...(isPeriod(date) ? daysOf(date, today) : {}),
    filters: [...always, ...chosen].flatMap(({ field, relation, values }) =>
      isField(field) ? [{ field, relation, values: [...values] }] : [],
    ),
    sort: { by: isSort(by) ? by : sorts[0], direction: direction === 1 ? 'asc' : 'desc' },
  };
}
