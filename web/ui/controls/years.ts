import { type LocalDate, yearOf } from '#shared/kernel/time/date.ts';
import type { YearRange } from '#shared/kernel/time/date-years.ts';

/** The earliest year of birth: no one we write to was born before it. */
const FIRST_BIRTH = 1900;
export const birthYears = (today: LocalDate): YearRange => ({ min: FIRST_BIRTH, max: yearOf(today) });
/** The years of an agency's own fields, which may lie a lifetime back or ahead. */
export const anyYears = (today: LocalDate): YearRange => ({ min: FIRST_BIRTH, max: yearOf(today) + 50 });
