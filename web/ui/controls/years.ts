import { type LocalDate, yearOf } from '#shared/kernel/time/date.ts';

export interface YearRange {
  readonly min: number;
  readonly max: number;
}
/** The years of planning: 2001 to the current year + 15 (spec section 9). */
export const datePickerYears = (today: LocalDate): YearRange => ({ min: 2001, max: yearOf(today) + 15 });

/** The earliest year of birth: no one we write to was born before it. */
const FIRST_BIRTH = 1900;
export const birthYears = (today: LocalDate): YearRange => ({ min: FIRST_BIRTH, max: yearOf(today) });
/** The years of an agency's own fields, which may lie a lifetime back or ahead. */
export const anyYears = (today: LocalDate): YearRange => ({ min: FIRST_BIRTH, max: yearOf(today) + 50 });
