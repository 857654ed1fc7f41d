import { isFreeName } from '#shared/kernel/record/free-name.ts';

/** Reads one filter from the address; what is malformed is as if it were not there. */
export type FilterParser<V> = (raw: unknown) => V | undefined;
type Parsers = Readonly<Record<string, FilterParser<unknown>>>;
type ValueOf<P> = P extends FilterParser<infer V> ? V : never;

export interface ListState {
  readonly q?: string | undefined;
  readonly page?: number | undefined;
  /** `date` or `-date`. */
  readonly sort?: string | undefined;
  /** The record in the side preview. */
  readonly open?: string | undefined;
  /** The saved view that was chosen. */
  readonly view?: string | undefined;
}
/** State of a list page, all of it in the address. */
export type ListSearch<P extends Parsers> = ListState & { readonly [K in keyof P]?: ValueOf<P[K]> | undefined };

export interface Choice {
  readonly any?: readonly string[];
  readonly none?: readonly string[];
}
const MAX_CHOICES = 200;
const strings = (raw: unknown): string[] | undefined => {
  if (!Array.isArray(raw)) return undefined;
  const known = raw.filter((value): value is string => typeof value === 'string' && value !== '');
  return known.length > 0 ? known.slice(0, MAX_CHOICES) : undefined;
};
const record = (raw: unknown): Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};

/** One or several of a list, or none of them. */
export const choice: FilterParser<Choice> = (raw) => {
  const [any, none] = [strings(record(raw).any), strings(record(raw).none)];
  return any ? { any } : none ? { none } : undefined;
};
export const flag: FilterParser<boolean> = (raw) => (typeof raw === 'boolean' ? raw : undefined);
export const words: FilterParser<string> = (raw) =>
  typeof raw === 'string' && raw.trim() ? raw.slice(0, 100) : undefined;

/** One of some known words. */
export const oneOf =
  <V extends string>(known: readonly V[]): FilterParser<V> =>
  (raw) =>
    known.find((one) => one === raw);

export interface Range {
  readonly min?: number;
  readonly max?: number;
}
const figure = (raw: unknown): number | undefined =>
  typeof raw === 'number' && Number.isFinite(raw) ? raw : undefined;
export const range: FilterParser<Range> = (raw) => {
  const [min, max] = [figure(record(raw).min), figure(record(raw).max)];
  if (min === undefined && max === undefined) return undefined;
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
};

const text = (raw: unknown, max: number): string | undefined =>
  typeof raw === 'string' && raw !== '' ? raw.slice(0, max) : undefined;
const pageOf = (raw: unknown): number | undefined =>
  typeof raw === 'number' && Number.isInteger(raw) && raw > 1 ? raw : undefined;

const present = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;

/** A filter by a field of the agency's own, whatever its kind. */
const freeFilter: FilterParser<unknown> = (raw) => flag(raw) ?? words(raw) ?? choice(raw) ?? range(raw);

/** `validateSearch` of a list's route: `listSearch({ status: choice, late: flag })`. */
export const listSearch =
  <P extends Parsers>(parsers: P) =>
  (raw: Record<string, unknown>): ListSearch<P> => {
    const free = Object.keys(raw)
      .filter(isFreeName)
      .map((id) => [id, freeFilter(raw[id])]);
    const filters = [...free, ...Object.entries(parsers).map(([id, parse]) => [id, parse(raw[id])])];
    const state: ListState = {
      q: text(raw.q, 100),
      page: pageOf(raw.page),
      sort: typeof raw.sort === 'string' && /^-?\w+$/.test(raw.sort) ? raw.sort : undefined,
      open: text(raw.open, 64),
      view: text(raw.view, 64),
    };
    return present({ ...Object.fromEntries(filters), ...state }) as ListSearch<P>;
  };

const STATE_KEYS: readonly string[] = ['q', 'page', 'sort', 'open', 'view'];
/** Only the filters: what a saved view keeps, and what tells an empty list from a filtered one. */
export const filtersOf = (search: ListState): Record<string, unknown> =>
  Object.fromEntries(Object.entries(search).filter(([key, value]) => !STATE_KEYS.includes(key) && value !== undefined));

/** Any change of what is asked goes back to the first page and closes the preview; the view it began with stays known. */
export const changed = <S extends ListState>(search: S, change: Partial<S>): S =>
  present({ ...search, page: undefined, open: undefined, ...change });

export interface Sort {
  readonly by: string;
  readonly direction: 1 | -1;
}
export const sortOf = (search: ListState, fallback: string): Sort => {
  const sort = search.sort ?? fallback;
  return sort.startsWith('-') ? { by: sort.slice(1), direction: -1 } : { by: sort, direction: 1 };
};
/** A click on a head: ascending, then descending. */
export const nextSort = (now: Sort, column: string): string =>
  now.by === column && now.direction === 1 ? `-${column}` : column;
