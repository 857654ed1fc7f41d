import type * as z from 'zod';
import type { ListRequest } from '#shared/kernel/list.ts';
import { isPeriod } from '#shared/kernel/period.ts';
import { localToday } from '../controls/today.ts';
import { daysOf } from '../list/period-search.ts';
import { type Choice, filtersOf, type ListState, type Range, sortOf } from '../list/search.ts';

type Filter = ListRequest['filters'][number];

/** `{ any: ['promoter'] }`, a flag, words or a range from the address, as the endpoint reads it. */
export function askedFilter(field: string, value: unknown): Filter | undefined {
  if (typeof value === 'boolean') return { field, relation: 'anyOf', values: [String(value)] };
  if (typeof value === 'string') return { field, relation: 'contains', values: [value] };
  const { any, none, min, max } = value as Choice & Range;
  if (any) return { field, relation: 'anyOf', values: any };
  if (none) return { field, relation: 'noneOf', values: none };
  return { field, relation: 'between', values: [String(min ?? ''), String(max ?? '')] };
}

interface Asked {
  readonly defaultSort: string;
  /** Filters that the page itself sets. */
  readonly always?: readonly Filter[];
}
/** The state in the address as the body of a list's call; an address that makes no sense asks the first page. */
export function requestOf<S extends z.ZodType<ListRequest>>(
  schema: S,
  search: ListState,
  { defaultSort, always = [] }: Asked,
): z.output<S> {
  const sort = sortOf(search, defaultSort);
  const { date, ...filters } = filtersOf(search);
  const chosen = Object.entries(filters).flatMap(([field, value]) => askedFilter(field, value) ?? []);
  const asked = schema.safeParse({
    page: search.page,
    keyword: search.q,
    ...(isPeriod(date) ? daysOf(date, localToday()) : {}),
    filters: [...always, ...chosen],
    sort: { by: sort.by, direction: sort.direction === 1 ? 'asc' : 'desc' },
  });
  return asked.success ? asked.data : schema.parse({ filters: always });
}
