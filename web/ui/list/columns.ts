import type { ReactNode } from 'react';

export interface ListColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** A grid track: `128px`, `minmax(120px, 1.1fr)`. */
  readonly width: string;
  readonly align?: 'right';
  /** Its name in the address and the endpoint; without one the head does not sort. */
  readonly sort?: string;
  /** 1 stays always; the preview and narrow windows push out the higher ones. */
  readonly priority?: 1 | 2 | 3;
  /** Not shown until it is chosen. */
  readonly optional?: boolean;
}

/** The columns a user chose, in their order; unknown ones are passed over, none chosen means the usual ones. */
export function chosenColumns<C extends { id: string; optional?: boolean }>(
  all: readonly C[],
  ids?: readonly string[],
): C[] {
  const chosen = (ids ?? []).flatMap((id) => all.find((column) => column.id === id) ?? []);
  return chosen.length > 0 ? chosen : all.filter((column) => !column.optional);
}

/** What has room: with a preview only what must be seen. */
export const roomFor = <C extends { priority?: number }>(columns: readonly C[], room: 1 | 2 | 3): C[] =>
  columns.filter((column) => (column.priority ?? 2) <= room);

/** The columns as wide as they were drawn. */
export const withWidths = <C extends { readonly id: string; readonly width: string }>(
  columns: readonly C[],
  widths: Readonly<Record<string, number>> = {},
): C[] => columns.map((column) => (widths[column.id] ? { ...column, width: `${widths[column.id]}px` } : column));

export const tracksOf = (columns: readonly { readonly width: string }[]): string =>
  ['24px', ...columns.map(({ width }) => width)].join(' ');
