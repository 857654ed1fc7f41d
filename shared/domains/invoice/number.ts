import type { LocalDate } from '#shared/kernel/date.ts';
import type { InvoiceType } from './schemas.ts';

/** What stands before the count where a bookkeeping says nothing: `2026-0041`. */
const USUAL = '{YYYY}-';
const DIGITS = 4;

const written = (prefix: string): string => prefix || USUAL;
/** A series begins anew with each year that its numbers name; without one it goes on. */
export const isYearly = (prefix: string): boolean => /\{YY(YY)?\}/.test(written(prefix));

/** `2026-0041`, a credit note `C2026-0041`; a count that is wider than its mask just grows (money section 5). */
export function invoiceNumber(type: InvoiceType, prefix: string, date: LocalDate, value: number): string {
  const parts = { '{YYYY}': date.slice(0, 4), '{YY}': date.slice(2, 4), '{MM}': date.slice(5, 7) };
  const filled = Object.entries(parts).reduce((text, [name, part]) => text.replaceAll(name, part), written(prefix));
  return `${type === 'credit' ? 'C' : ''}${filled}${String(value).padStart(DIGITS, '0')}`;
}
