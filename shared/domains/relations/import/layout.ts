import type { ImportField } from './fields.ts';
import { guessMapping } from './guess.ts';

type Rows = readonly (readonly string[])[];

/** The rows in which the headings are searched, and from which the user may choose them. */
export const HEADING_ROWS = 20;
/** Of a heading; it is remembered with where its column went. */
const HEADING_MAX = 200;

const filled = (row: readonly string[]): number => row.filter((cell) => cell.trim()).length;

/** The headings in a row of the table, the first being 1. */
export const headingsIn = (rows: Rows, headingRow: number): string[] =>
  (rows[headingRow - 1] ?? []).map((heading) => heading.trim().slice(0, HEADING_MAX));
/** Rows below the headings that hold something, with their numbers as the spreadsheet counts them. */
export const rowsBelow = (rows: Rows, headingRow: number) =>
  rows
    .map((cells, i) => ({ cells, row: i + 1 }))
    .slice(headingRow)
    .filter(({ cells }) => filled(cells) > 0);

/**
 * The row that holds the headings: titles and empty rows may stand above them. It is the one with the most headings that
 * fields know, else the first that fills more than one cell.
 */
export function headingRowOf(fields: readonly ImportField[], rows: Rows): number {
  const width = Math.max(0, ...rows.slice(0, HEADING_ROWS).map(filled));
  const candidates = rows.slice(0, HEADING_ROWS).flatMap((cells, i) => {
    const known = new Set(guessMapping(fields, cells).filter(Boolean)).size;
    return filled(cells) > 0 ? [{ row: i + 1, filled: filled(cells), known }] : [];
  });
  const [first] = candidates;
  if (!first) return 1;
  const best = candidates.reduce((a, b) => (b.known > a.known ? b : a));
  if (best.known > first.known && (best.known > 1 || width === 1)) return best.row;
  if (first.filled > 1 || width === 1 || first.known > 1) return first.row;
  return candidates.find((one) => one.filled > 1)?.row ?? first.row;
}

/** `A`, `Z`, `AA`: as spreadsheets call a column, the first being 0. */
export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));
