/** A cell of an exported list: empty, a text, a figure, an amount with two digits, or a day. */
export type Cell = string | number | { readonly amount: number } | { readonly date: string } | undefined;
export interface ExportColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => Cell;
}

/** Heads first, then a line for each row. */
export const tableOf = <Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): readonly Cell[][] => [
  columns.map(({ header }) => header),
  ...rows.map((row) => columns.map(({ value }) => value(row))),
];
