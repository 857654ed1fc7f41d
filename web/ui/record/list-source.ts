import type { UseQueryOptions } from '@tanstack/react-query';
import type { ListMatch, ListNames, ListRequest } from '#shared/kernel/contract/list.ts';
import type { Paged } from '#shared/kernel/contract/paging.ts';
import { type CallArgs, type Callable, queryOf, type Reply } from '#web/platform/api.ts';
import type { ListState } from '../list/search.ts';
import { type Asked, requestOf } from './request-of.ts';

export type RowsQuery<Row> = Pick<UseQueryOptions<Paged<Row>>, 'queryKey' | 'queryFn'>;

/** The source of a list's rows at any address. The kit asks it for other pages and for all that match. */
export interface ListSource<Row, S> {
  readonly request: (search: S) => ListRequest;
  readonly query: (request: ListRequest) => RowsQuery<Row>;
}
type RowOf<R> = Reply<R> extends Paged<infer Row> ? Row : never;

/** Makes a list's source from its endpoint, and from `request`, which turns an address into a request. */
export const listSource = <R extends Callable, S>(
  route: R,
  request: (search: S) => ListRequest,
): ListSource<RowOf<R>, S> => ({
  request,
  query: (body) => queryOf(route, { body } as unknown as CallArgs<R>) as unknown as RowsQuery<RowOf<R>>,
});

/** Takes the filters of a request, without its page and order. */
export function matchOf({ keyword, filters, from, to }: ListRequest): ListMatch {
  const days = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  return { keyword, filters: filters.map((filter) => ({ ...filter, values: [...filter.values] })), ...days };
}

/** The source of a list whose address says all that it asks for. */
export const sourceOf = <R extends Callable, const N extends ListNames>(route: R, names: N, asked: Asked) =>
  listSource(route, (at: ListState) => requestOf(names, at, asked));
