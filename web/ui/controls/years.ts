import { type LocalDate, yearOf } from '#shared/kernel/date.ts';

export interface YearRange {
  readonly min: number;
  readonly max: number;
}
/** 2001 to the current year + 15 (spec section 9): where something is planned. */
export const datePickerYears = (today: LocalDate): YearRange => ({ min: 2001, max: yearOf(today) + 15 });

/** Nobody we write to was born before. */
const FIRST_BIRTH = 1900;
export const birthYears = (today: LocalDate): YearRange => ({ min: FIRST_BIRTH, max: yearOf(today) });
/** What an agency asks for by a field of its own may lie a lifetime back or ahead. */
export const anyYears = (today: LocalDate): YearRange => ({ min: FIRST_BIRTH, max: yearOf(today) + 50 });
