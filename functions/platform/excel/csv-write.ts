import { exponentOf } from '#shared/kernel/money/money.ts';
import { type Cell, tame } from './cells.ts';

const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function csvText(cell: Cell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return quoted(tame(cell));
  if (typeof cell === 'number') return String(cell);
  if ('minor' in cell) return (cell.minor / 10 ** exponentOf(cell.currency)).toFixed(exponentOf(cell.currency));
  return 'day' in cell ? cell.day : cell.time.replace('T', ' ');
}

/** Semicolons and the mark of UTF-8: a double click opens it in Excel wherever the comma is a decimal sign. */
export const csvFile = (rows: readonly (readonly Cell[])[]): Uint8Array =>
  new TextEncoder().encode(`\uFEFF${rows.map((row) => row.map(csvText).join(';')).join('\r\n')}\r\n`);
