import { addDays, addMonths, type LocalDate, startOfMonth } from '#shared/kernel/time/date.ts';

interface Term {
  readonly days: number;
  readonly endOfMonth: boolean;
}
const endOfMonthOf = (date: LocalDate): LocalDate => addDays(addMonths(startOfMonth(date), 1), -1);

/** The last day to pay an invoice of this date. */
export const dueDate = ({ days, endOfMonth }: Term, issued: LocalDate): LocalDate =>
  addDays(endOfMonth ? endOfMonthOf(issued) : issued, days);
