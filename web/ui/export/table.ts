import { exponentOf, type Money } from '#shared/kernel/money/money.ts';

/** A cell of an exported list: empty, a text, a figure, an amount with the digits of its currency, or a day. */
export type Cell =
  | string
  | number
  | { readonly amount: number; readonly digits: number }
  | { readonly date: string }
  | undefined;
export function amountCell({ minor, currency }: Money): Cell {
  const digits = exponentOf(currency);
  return { amount: minor / 10 ** digits, digits };
}
export interface ExportColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => Cell;
}

/** Heads first, then a line for each row. */
export const tableOf = <Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): readonly Cell[][] => [
  columns.map(({ header }) => header),
  ...rows.map((row) => columns.map(({ value }) => value(row))),
];
