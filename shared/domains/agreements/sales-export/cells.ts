import { exponentOf } from '#shared/kernel/money/money.ts';
import { tamed } from '#shared/kernel/text/formula.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';

const EOL = '\r\n';
export const linesOf = (lines: readonly string[]): string => lines.map((line) => line + EOL).join('');

/** Writes minor units with all digits of the currency: `-1250.50`, yen without a point. */
export function decimal(minor: number, currency: string): string {
  const digits = exponentOf(currency);
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return `${minor < 0 ? '-' : ''}${whole}${digits > 0 ? `.${text.slice(-digits)}` : ''}`;
}
export const comma = (number: string): string => number.replace('.', ',');
/** Writes thousandths of a percent without needless zeros: 9000 is `9`, 15825 is `15.825`. */
export const percent = (rate: number): string => String(rate / 1000);

const pieces = (date: LocalDate) => ({ year: date.slice(0, 4), month: date.slice(5, 7), day: date.slice(8, 10) });
/** Writes a date in a pattern of `YYYY`, `YY`, `MM` and `DD`. */
export function dateText(date: LocalDate | '', pattern: string): string {
  if (date === '') return '';
  const { year, month, day } = pieces(date);
  const named = pattern.replace('YYYY', year).replace('YY', year.slice(2));
  return named.replace('MM', month).replace('DD', day);
}

/** A text on one line that no spreadsheet runs as a formula. */
export const cellText = (text: string): string => tamed(text.replace(/\s+/g, ' ').trim());

const quoted = (cell: string, isSpecial: RegExp) => (isSpecial.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
export const semicolons = (cells: readonly string[]): string => cells.map((cell) => quoted(cell, /[";\r\n]/)).join(';');
export const commas = (cells: readonly string[]): string => cells.map((cell) => quoted(cell, /[",\r\n]/)).join(',');
