import type { LocalDate } from '#shared/kernel/time/date.ts';

interface Mask {
  readonly prefix: string;
  /** Left out by series that were stored before there was a choice. */
  readonly digits?: number | undefined;
}
const DIGITS = 4;

/** A series begins anew with each year that its numbers name; without one it goes on. */
export const isYearly = (prefix: string): boolean => /\{YY(YY)?\}/.test(prefix);

/** `{YYYY}-` and 41 of 2026 are `2026-0041`; a count that is wider than its mask just grows (money section 5). */
export function documentNumber({ prefix, digits = DIGITS }: Mask, date: LocalDate, value: number): string {
  const parts = { '{YYYY}': date.slice(0, 4), '{YY}': date.slice(2, 4), '{MM}': date.slice(5, 7) };
  const filled = Object.entries(parts).reduce((text, [name, part]) => text.replaceAll(name, part), prefix);
  return `${filled}${String(value).padStart(digits, '0')}`;
}
