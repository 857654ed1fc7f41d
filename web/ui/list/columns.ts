import type { ReactNode } from 'react';

export interface ListColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** A grid track: `128px`, `minmax(120px, 1.1fr)`. */
  readonly width: string;
  /** Width in pixels to which the user dragged the column. */
  readonly own?: number;
  readonly align?: 'right';
  /** Its name in the address and the endpoint; without one the head does not sort. */
  readonly sort?: string;
  /** 1 stays always; the preview and narrow lists push out the higher ones. */
  readonly priority?: 1 | 2 | 3;
  /** Not shown until it is chosen. */
  readonly optional?: boolean;
}

/** A column, said in one line before its cell. */
export const column = <Row>(
  id: string,
  header: string,
  look: Omit<ListColumn<Row>, 'id' | 'header' | 'cell'>,
  cell: ListColumn<Row>['cell'],
): ListColumn<Row> => ({ id, header, ...look, cell });

/** Finds the columns that a user chose, in their order, without unknown ones; the usual columns if they chose none. */
export function chosenColumns<C extends { id: string; optional?: boolean }>(
  all: readonly C[],
  ids?: readonly string[],
): C[] {
  const chosen = (ids ?? []).flatMap((id) => all.find((column) => column.id === id) ?? []);
  return chosen.length > 0 ? chosen : all.filter((column) => !column.optional);
}

/** Pixels of a row without its columns (its edges and its checkbox), and pixels between two columns. */
const [AROUND, BETWEEN] = [54, 10];
/** Pixels that so many columns share in a row so wide. */
export const roomOf = (rowWidth: number, count: number): number => rowWidth - AROUND - count * BETWEEN;
const leastWidth = ({ width }: { readonly width: string }): number => Number(/\d+/.exec(width)?.[0] ?? 0) + BETWEEN;
const rankOf = ({ priority = 2 }: { readonly priority?: number }): number => priority;

/** Keeps the columns that fit in `px`. It drops the least important first, of those the last; priority 1 stays. */
export function fitting<C extends { readonly priority?: number; readonly width: string }>(
  columns: readonly C[],
  px: number,
): C[] {
  const needed = columns.reduce((sum, column) => sum + leastWidth(column), AROUND);
  const least = Math.max(...columns.map(rankOf));
  const last = columns.findLastIndex((column) => rankOf(column) === least);
  return needed <= px || least <= 1 || columns.length <= 1 ? [...columns] : fitting(columns.toSpliced(last, 1), px);
}

/** Width of a list beside the side bar in a 1200 px window. A list this wide keeps all chosen columns and scrolls. */
const WIDE_PX = 988;
/** The usual columns always fit; columns that a user chose give way on narrow lists only. */
export const roomFor = (chosen: readonly string[] | undefined, px: number): number =>
  chosen && chosen.length > 0 && px >= WIDE_PX ? Number.POSITIVE_INFINITY : px;

/** Gives the columns the widths to which the user dragged them. */
export const withWidths = <C extends { readonly id: string; readonly width: string }>(
  columns: readonly C[],
  widths: Readonly<Record<string, number>> = {},
): C[] => columns.map((column) => (widths[column.id] ? { ...column, width: `${widths[column.id]}px` } : column));

export const tracksOf = (columns: readonly { readonly width: string }[]): string =>
  ['24px', ...columns.map(({ width }) => width)].join(' ');
