import { type LocalDate, yearOf } from './date.ts';

export interface YearRange {
  readonly min: number;
  readonly max: number;
}
/** The years of planning: 2001 to the current year + 15 (spec section 9). All controls and forms for dates use them. */
export const dateYears = (today: LocalDate): YearRange => ({ min: 2001, max: yearOf(today) + 15 });
