import * as z from 'zod';
import { typedText } from '#shared/kernel/text/text.ts';

/** Rows of a list page. */
export const PAGE_SIZE = 50;
/** The most rows that a list answers at once. */
export const MOST_ROWS = 1000;
/** Rows of a picker page (spec section 9). */
export const PICKER_SIZE = 30;
/** Numbers in the page selector before go-to-page appears (spec section 9). */
export const PAGE_NUMBERS = 7;

export const PageQuery = z.object({
  page: z.int().min(1).default(1),
  perPage: z.int().min(1).max(MOST_ROWS).default(PAGE_SIZE),
});

/** A page of a list: `total` and `pageCount` are always exact. */
export const paged = <S extends z.core.$ZodType>(row: S) =>
  z.object({ rows: z.array(row), total: z.int(), page: z.int(), pageCount: z.int() });

export interface Paged<T> {
  readonly rows: T[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
}
export const pageCountOf = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage));
/** Cuts a page out of rows that are all known. A page behind the last is the last one. */
export function pageOf<T>(rows: readonly T[], { page: asked, perPage }: z.infer<typeof PageQuery>): Paged<T> {
  const pageCount = pageCountOf(rows.length, perPage);
  const page = Math.min(asked, pageCount);
  return { rows: rows.slice((page - 1) * perPage, page * perPage), total: rows.length, page, pageCount };
}

/** Body of every search picker: first page of a keyword, without what is chosen already (spec section 2). */
export const PickerQuery = z.object({
  keyword: typedText().trim().max(100).default(''),
  page: z.int().min(1).max(100).default(1),
  perPage: z.int().min(1).max(PICKER_SIZE).default(PICKER_SIZE),
  /** As many as are ever asked for at once. */
  excludeKeys: z.array(z.string()).max(1000).default([]),
});
export const PickerItem = z.object({
  key: z.string(),
  value: z.string(),
  sublabel: z.string().default(''),
  defaultSelect: z.boolean().default(false),
});
export type PickerItem = z.infer<typeof PickerItem>;
export const PickerPage = z.object({ items: z.array(PickerItem), page: z.int(), pageCount: z.int() });
