import { exponentOf, type Money } from '#shared/kernel/money/money.ts';
import { tamed, withoutUnknown } from '#shared/kernel/text/formula.ts';
import type { LocalDate, LocalDateTime } from '#shared/kernel/time/date.ts';

/** A cell of a sheet: a text, a figure, an amount, a day, or a wall-clock time. */
export type Cell = string | number | Money | { readonly day: LocalDate } | { readonly time: LocalDateTime } | undefined;

/** Excel's own limit. */
const MAX_TEXT = 32_767;
/** Formats 14 and 22 of Excel itself: it writes them the way the reader's computer writes dates. */
const DAY_FORMAT = 'mm-dd-yy';
const TIME_FORMAT = 'm/d/yy h:mm';

/** A text as a line of CSV may hold it: a spreadsheet runs what looks like a formula there. */
export const tame = (text: string): string => tamed(text).slice(0, MAX_TEXT);
/** A text as a cell of a workbook may hold it. The cell says that it is a text, so nothing in it runs. */
export const cellText = (text: string): string => withoutUnknown(text).slice(0, MAX_TEXT);

const moneyFormat = (currency: string): string => {
  const digits = exponentOf(currency);
  return `#,##0${digits > 0 ? `.${'0'.repeat(digits)}` : ''} "${currency}"`;
};

export interface Typed {
  readonly value: string | number | Date | null;
  readonly numFmt?: string;
}
export function typed(cell: Cell): Typed {
  if (cell === undefined || cell === '') return { value: null };
  if (typeof cell === 'string') return { value: cellText(cell) };
  if (typeof cell === 'number') return { value: cell };
  if ('minor' in cell)
    return { value: cell.minor / 10 ** exponentOf(cell.currency), numFmt: moneyFormat(cell.currency) };
  // Excel knows no zones: the clock of the place is what stands in the cell.
  if ('day' in cell) return { value: new Date(`${cell.day}T00:00:00Z`), numFmt: DAY_FORMAT };
  return { value: new Date(`${cell.time}:00Z`), numFmt: TIME_FORMAT };
}
