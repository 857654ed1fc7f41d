import { isInternal } from '#functions/platform/session/internal-only.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { ListRequest } from '#shared/kernel/contract/list.ts';
import { Id, noOf } from '#shared/kernel/record/ids.ts';
import { kindNo } from '#shared/records.ts';
import type { UserContext } from '../endpoint/context.ts';
import type { Filter, ListQuery } from '../list-index/types.ts';

type RequestFilter = ListRequest['filters'][number];

/** Maps a list's field to a column of its index: the column's name, and the number for a value. */
export interface ListField {
  readonly column: string;
  /** Converts a value to a number. Undefined for an unknown value, which matches nothing. */
  readonly toNo: (value: string) => number | undefined;
  /** Builds the filter of fields for which "any of" and "none of" do not work. */
  readonly ask?: (asked: RequestFilter) => Filter;
}

/** Maps a reference to another record. */
export const byId = (column: string): ListField => ({
  column,
  toNo: (value) => (Id.safeParse(value).success ? noOf(value) : undefined),
});
/** Maps one of a fixed set of words. The set is append only: its order is stored. */
export const byWord = (column: string, words: readonly string[]): ListField => ({
  column,
  toNo: (value) => (words.includes(value) ? words.indexOf(value) + 1 : undefined),
});
/** Maps a kind of record. */
export const byKind = (column: string): ListField => ({ column, toNo: (value) => kindNo(value) || undefined });
/** Word -> the number stored in a `byWord` column. */
export const wordNo = (words: readonly string[], value: string): number => words.indexOf(value) + 1;
/** `NL` -> a number: two letters in base 26, from 1; 0 for none. */
export const countryNo = (code: string): number =>
  /^[A-Z]{2}$/.test(code) ? (code.charCodeAt(0) - 65) * 26 + code.charCodeAt(1) - 64 : 0;
export const byCountry = (column: string): ListField => ({ column, toNo: countryNo });
export const byFlag = (column: string): ListField => ({ column, toNo: (value) => (value === 'true' ? 1 : 0) });

/** Maps a free text: filtered by "contains". */
export const byWords = (column: string): ListField => ({
  column,
  toNo: () => undefined,
  ask: ({ relation, values: [words = ''] }) => {
    if (relation === 'empty' || relation === 'filled') return { column, empty: relation === 'empty' };
    return relation === 'contains' ? { column, words } : { column, anyOf: [] };
  },
});

/** Translates filters and sorts of the agency's own fields for the index. */
export interface AgencyFields {
  readonly filters: (filter: RequestFilter) => readonly Filter[];
  /** Returns the column of a sort name. */
  readonly sort: (by: string) => string | undefined;
}

export interface ListMapping {
  /** The column, or columns, with the folded words that a keyword searches. */
  readonly keyword?: string | readonly string[];
  readonly fields: Readonly<Record<string, ListField>>;
  /** Request's sort name -> column, or `key` for the order the list is clustered by. */
  readonly sorts: Readonly<Record<string, string>>;
  /**
   * First and last day -> range of the cluster key; `to` is excluded. `since` finds rows that began earlier and still
   * last.
   */
  readonly range?: (
    from: string | undefined,
    to: string | undefined,
  ) => { from?: number; to?: number; since?: { key: number; column: string; min: number } };
  /** Fields whose filters are read first, such as the agency's own. They load only if a request names one. */
  readonly agency?: {
    readonly isName: (name: string) => boolean;
    /** `names`: the fields that the request filters by. */
    readonly load: (ctx: UserContext, names: readonly string[]) => Promise<AgencyFields>;
  };
  /**
   * Returns the names that this caller may not filter or sort by. Their rows hide these fields, and the result would
   * reveal them.
   */
  readonly hidden?: (ctx: UserContext) => readonly string[];
}

/** Hides these fields from users outside the agency. */
export const outsideHidden =
  (...names: readonly string[]) =>
  (ctx: UserContext): readonly string[] =>
    isInternal(ctx) ? [] : names;

function checkAsked({ filters, sort }: ListRequest, hidden: readonly string[]): void {
  if (filters.some(({ field }) => hidden.includes(field))) throw new AppError('choice', { field: 'filters' });
  if (hidden.includes(sort.by)) throw new AppError('choice', { field: 'sort' });
}

function filterOf({ fields }: ListMapping, filter: RequestFilter): Filter {
  const field = fields[filter.field];
  if (!field) throw new Error(`list field ${filter.field} has no column`);
  const { column, toNo, ask } = field;
  if (ask) return ask(filter);
  if (filter.relation === 'empty' || filter.relation === 'filled')
    return { column, empty: filter.relation === 'empty' };
  if (filter.relation === 'between' || filter.relation === 'contains') return { column, anyOf: [] };
  const values = filter.values.flatMap((value) => toNo(value) ?? []);
  return filter.relation === 'noneOf' ? { column, noneOf: values } : { column, anyOf: values };
}

/**
 * Builds a request that matches all rows, in the list's own order. The caller reads every row, so the page does not
 * matter.
 */
export const everyRow = (match: Partial<Omit<ListRequest, 'page' | 'perPage' | 'sort'>>): ListRequest => ({
  keyword: '',
  filters: [],
  page: 1,
  perPage: 1,
  sort: { by: '', direction: 'asc' },
  ...match,
});

/** Translates a user's list request for the index. `always` holds the filters that the user's rights impose. */
export function queryOf(mapping: ListMapping, request: ListRequest, always: readonly Filter[] = []): ListQuery {
  const { page, perPage, keyword, from, to, filters, sort } = request;
  const by = mapping.sorts[sort.by] ?? 'key';
  const [column, ...also] = [mapping.keyword ?? []].flat();
  return {
    page,
    perPage,
    sort: { by, direction: sort.direction === 'asc' ? 1 : -1 },
    ...(mapping.range?.(from, to) ?? {}),
    filters: [
      ...always,
      ...filters.map((filter) => filterOf(mapping, filter)),
      ...(column && keyword ? [{ column, words: keyword, also }] : []),
    ],
  };
}

/** Builds the query like `queryOf`. Refuses hidden names, and adds the agency's own fields. */
export async function listQuery(
  ctx: UserContext,
  mapping: ListMapping,
  request: ListRequest,
  always: readonly Filter[] = [],
): Promise<ListQuery> {
  checkAsked(request, mapping.hidden?.(ctx) ?? []);
  const { isName = () => false, load } = mapping.agency ?? {};
  const own = request.filters.filter(({ field }) => isName(field));
  const sortsByOwn = isName(request.sort.by);
  const filters = request.filters.filter(({ field }) => !isName(field));
  const query = queryOf(mapping, { ...request, filters }, always);
  if (!load || (own.length === 0 && !sortsByOwn)) return query;
  const agency = await load(
    ctx,
    own.map(({ field }) => field),
  );
  const by = sortsByOwn ? agency.sort(request.sort.by) : undefined;
  return {
    ...query,
    filters: [...(query.filters ?? []), ...own.flatMap(agency.filters)],
    ...(by && query.sort ? { sort: { ...query.sort, by } } : {}),
  };
}
