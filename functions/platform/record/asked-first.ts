import type { UserContext } from '../endpoint/context.ts';
import type { Filter } from '../list-index/types.ts';
import type { AgencyFields, ListMapping } from './request.ts';

type Agency = NonNullable<ListMapping['agency']>;
type Asked = Parameters<AgencyFields['filters']>[0];

interface AskedFirst {
  readonly names: readonly string[];
  /** Reads the data that the filters need. */
  readonly load: (ctx: UserContext) => Promise<(asked: Asked) => readonly Filter[]>;
}
const NO_FIELDS: Agency = {
  isName: () => false,
  load: async () => ({ filters: () => [], sort: () => undefined }),
};

/** Adds filters that read something first, only if a request names one of them. */
export const askedFirst = ({ names, load }: AskedFirst, own: Agency = NO_FIELDS): Agency => ({
  isName: (name) => names.includes(name) || own.isName(name),
  load: async (ctx, asked) => {
    const isAsked = names.some((name) => asked.includes(name));
    const [filtersOf, rest] = await Promise.all([isAsked ? load(ctx) : undefined, own.load(ctx, asked)]);
    return {
      sort: rest.sort,
      filters: (filter) => (filtersOf && names.includes(filter.field) ? filtersOf(filter) : rest.filters(filter)),
    };
  },
});
