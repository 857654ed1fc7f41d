import * as z from 'zod';
import { FREE_NAME } from '#shared/kernel/record/free-name.ts';
import { typedText } from '#shared/kernel/text/text.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { PageQuery } from './paging.ts';

/** `between` takes two values of which one may be empty, `contains` one with words. */
export const RELATIONS = ['anyOf', 'noneOf', 'empty', 'filled', 'between', 'contains'] as const;
export const Relation = z.enum(RELATIONS);
export type Relation = z.infer<typeof Relation>;

const FreeName = z.string().regex(FREE_NAME, { error: 'choice' });

const filtersBy = <F extends z.ZodType<string>>(field: F) =>
  z
    .array(
      z.object({
        field,
        relation: Relation.default('anyOf'),
        values: z.array(typedText().max(50)).max(200).default([]),
      }),
    )
    .max(20)
    .default([]);

type Names = readonly [string, ...string[]];
const listShape = <F extends z.ZodType<string>, S extends z.ZodType<string>>(field: F, by: S, first: string) =>
  z.object({
    ...PageQuery.shape,
    keyword: typedText().trim().max(100).default(''),
    /** First and last day, both included. */
    from: LocalDate.optional(),
    to: LocalDate.optional(),
    filters: filtersBy(field),
    sort: z
      .object({ by, direction: z.enum(['asc', 'desc']).default('asc') })
      .default({ by: first, direction: 'asc' } as never),
  });

/** The filter fields and sorts of a list. The first sort is the default. A page reads its address by these names. */
export interface ListNames<F extends Names = Names, S extends Names = Names> {
  readonly fields: F;
  readonly sorts: S;
  /** Set if the list also has the agency's own fields, as `free_<id>`. */
  readonly free?: boolean;
}

/**
 * Builds the request of a list: page, keyword, a period for lists with dates, typed filters and a sort. The page's
 * address, a saved filter and the request hold the same object.
 */
export const listRequest = <const F extends Names, const S extends Names>({ fields, sorts }: ListNames<F, S>) =>
  listShape(z.enum(fields), z.enum(sorts), sorts[0]);

/** Builds the request of a list whose records have the agency's own fields. */
export const freeListRequest = <const F extends Names, const S extends Names>({ fields, sorts }: ListNames<F, S>) =>
  listShape(z.union([z.enum(fields), FreeName]), z.union([z.enum(sorts), FreeName]), sorts[0]);

/** Name of a list, a section or a column. */
export const PartName = z.string().regex(/^[A-Za-z][\w.-]{0,79}$/);
const MAX_COLUMNS = 50;
/** Pixels. */
export const COLUMN_WIDTH = { min: 48, max: 900 } as const;
const Width = z.int().min(COLUMN_WIDTH.min).max(COLUMN_WIDTH.max);

export const DENSITIES = ['comfortable', 'compact'] as const;
/** The layout of a list: the chosen columns in order, the widths that the user set, the height of the rows. */
export const ListLayout = z.object({
  columns: z.array(PartName).max(MAX_COLUMNS).optional(),
  widths: z
    .record(PartName, Width)
    .refine((widths) => Object.keys(widths).length <= MAX_COLUMNS, { error: 'atMost' })
    .optional(),
  density: z.enum(DENSITIES).optional(),
});
export type ListLayout = z.infer<typeof ListLayout>;

/** The conditions that select the rows of any list. A batch uses them for "all that match". */
export const ListMatch = z.object({
  keyword: typedText().trim().max(100).default(''),
  from: LocalDate.optional(),
  to: LocalDate.optional(),
  filters: filtersBy(z.string().max(50)),
});
export type ListMatch = z.infer<typeof ListMatch>;

/** The request as the server reads it, for any list. */
export interface ListRequest {
  readonly page: number;
  readonly perPage: number;
  readonly keyword: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly filters: readonly {
    readonly field: string;
    readonly relation: Relation;
    readonly values: readonly string[];
  }[];
  readonly sort: { readonly by: string; readonly direction: 'asc' | 'desc' };
}
