/** A cell of an exported list: empty, a text, a figure, an amount with two digits, or a day. */
export type Cell = string | number | { readonly amount: number } | { readonly date: string } | undefined;
export interface ExportColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => Cell;
}
export type ExportFormat = 'csv' | 'xlsx';

/** A list as a file; what packs it is fetched when it is asked for. */
export async function fileOf<Row>(
  format: ExportFormat,
  title: string,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): Promise<Blob> {
  const table = [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ value }) => value(row)))];
  if (format === 'csv') return (await import('./csv.ts')).csvOf(table);
  return (await import('./xlsx.ts')).xlsxOf(title, table);
}
