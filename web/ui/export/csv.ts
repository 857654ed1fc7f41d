import { tamed } from '#shared/kernel/text/formula.ts';
import type { Cell } from './table.ts';

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export function csvText(cell: Cell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'string') return quoted(tamed(cell));
  return 'amount' in cell ? cell.amount.toFixed(cell.digits) : cell.date;
}

/** Comma separated, with the mark that tells Excel it is UTF-8. */
export const csvOf = (table: readonly (readonly Cell[])[]): Blob =>
  new Blob(['\uFEFF', table.map((row) => row.map(csvText).join(',')).join('\r\n'), '\r\n'], {
    type: 'text/csv;charset=utf-8',
  });
