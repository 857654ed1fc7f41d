import { MAX_SHOWS } from '#shared/domains/booking/show/many.ts';

export const COLUMNS = ['date', 'endDate', 'venue', 'promoter', 'fee', 'status', 'expiresOn'] as const;
export type Column = (typeof COLUMNS)[number];
export type NameColumn = 'venue' | 'promoter';
export const isNameColumn = (column: Column): column is NameColumn => column === 'venue' || column === 'promoter';
export const isDayColumn = (column: Column): boolean =>
  column === 'date' || column === 'endDate' || column === 'expiresOn';

/** A cell as it was typed. A venue, promoter or status has the id its text stands for, once it is known. */
export interface Cell {
  readonly text: string;
  readonly id?: string | undefined;
  /** `ask`: the name is not looked up yet. */
  readonly state?: 'ask' | 'unknown' | 'several' | undefined;
}
export type Cells = Readonly<Record<Column, Cell>>;
export interface Row {
  readonly key: number;
  readonly cells: Cells;
}
export interface Place {
  readonly row: number;
  readonly column: Column;
}

const EMPTY: Cell = { text: '' };
export const newRow = (key: number, status: Cell): Row => ({
  key,
  cells: { date: EMPTY, endDate: EMPTY, venue: EMPTY, promoter: EMPTY, fee: EMPTY, expiresOn: EMPTY, status },
});

/** A row that nobody has filled in. A status alone says nothing. */
export const isBlank = ({ cells }: Row): boolean =>
  COLUMNS.every((column) => column === 'status' || cells[column].text.trim() === '');

export const withCell = (row: Row, column: Column, cell: Cell): Row => ({
  ...row,
  cells: { ...row.cells, [column]: cell },
});

/** Rows with more at the end, so that there are as many as wanted, up to the most one request takes. */
export function grown(rows: readonly Row[], wanted: number, status: Cell): Row[] {
  const next = Math.max(0, ...rows.map(({ key }) => key)) + 1;
  const more = Math.max(0, Math.min(wanted, MAX_SHOWS) - rows.length);
  return [...rows, ...Array.from({ length: more }, (_, i) => newRow(next + i, status))];
}

/** Puts a table of texts into the rows, from a cell on. What lies beyond the last column or row is left out. */
export function pasted(
  rows: readonly Row[],
  at: Place,
  table: readonly (readonly string[])[],
  cellOf: (column: Column, text: string) => Cell,
  status: Cell,
): Row[] {
  const first = COLUMNS.indexOf(at.column);
  return grown(rows, at.row + table.length, status).map((row, i) =>
    (table[i - at.row] ?? []).reduce((filled, text, j) => {
      const column = COLUMNS[first + j];
      return column ? withCell(filled, column, cellOf(column, text)) : filled;
    }, row),
  );
}

/** Repeats a cell in the rows below it. `later` makes the cell of the nth row below. */
export function filledDown(
  rows: readonly Row[],
  { row, column }: Place,
  later: (cell: Cell, n: number) => Cell,
): Row[] {
  const from = rows[row]?.cells[column];
  if (!from) return [...rows];
  const isFilled = (one: Row) => column === 'date' || !isBlank(one);
  return rows.map((one, i) => (i > row && isFilled(one) ? withCell(one, column, later(from, i - row)) : one));
}
