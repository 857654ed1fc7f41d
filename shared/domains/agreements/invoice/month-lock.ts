import { AppError } from '#shared/kernel/contract/error.ts';
import { addMonths, type LocalDate } from '#shared/kernel/time/date.ts';

/** `2026-03`: the month of an issue date. */
export type BookingMonth = string;

export const bookingMonth = (date: LocalDate): BookingMonth => date.slice(0, 7);
const stepped = (month: BookingMonth, count: number) => bookingMonth(addMonths(`${month}-01`, count));
const nextMonth = (month: BookingMonth): BookingMonth => stepped(month, 1);

export const lockedError = (date: LocalDate): AppError =>
  new AppError('period.locked', { field: 'date', params: { month: bookingMonth(date) } });

/** Months are locked in order, so one month tells the state of all. Text comparison orders months. */
export const isMonthLocked = (date: LocalDate, lockedThrough: BookingMonth | undefined): boolean =>
  lockedThrough !== undefined && bookingMonth(date) <= lockedThrough;

interface Series {
  readonly lockedThrough?: BookingMonth | undefined;
  readonly lastDate?: LocalDate | undefined;
}
/** Refuses a date in a locked month, then one before the last document of the series. */
export function checkIssueDate(date: LocalDate, { lockedThrough, lastDate }: Series): void {
  if (isMonthLocked(date, lockedThrough)) throw lockedError(date);
  if (lastDate && date < lastDate)
    throw new AppError('invoice.dateBeforeLast', { field: 'date', params: { date: lastDate } });
}

interface Lockable {
  readonly lockedThrough?: BookingMonth | undefined;
  /** The month of the first document, where nothing is locked yet. */
  readonly firstMonth?: BookingMonth | undefined;
}
/** The month that is locked next. Without a document, any month may be the first: the last one that is over is proposed. */
export const nextToLock = ({ lockedThrough, firstMonth }: Lockable, today: LocalDate): BookingMonth =>
  lockedThrough ? nextMonth(lockedThrough) : (firstMonth ?? stepped(bookingMonth(today), -1));

/** Refuses to lock a month that is not over, or that is not the next one. */
export function checkMonthLock(month: BookingMonth, today: LocalDate, { lockedThrough, firstMonth }: Lockable): void {
  const next = lockedThrough ? nextMonth(lockedThrough) : (firstMonth ?? month);
  if (month >= bookingMonth(today)) throw new AppError('period.notOver', { field: 'month', params: { month } });
  if (month !== next) throw new AppError('period.notNext', { field: 'month', params: { month: next } });
}

/** Unlocks the last locked month only. Returns the month that is the last locked one then. */
export function monthUnlocked(month: BookingMonth, lockedThrough: BookingMonth | undefined): BookingMonth {
  if (lockedThrough !== month)
    throw new AppError('period.laterLocked', { field: 'month', params: { month: lockedThrough ?? month } });
  return stepped(month, -1);
}
