import type { LocalDate } from '#shared/kernel/time/date.ts';

/** Canadian English writes dates as we do (ISO). The formatter is kept: making one takes longer than drawing a row. */
const calendarOf = (timeZone?: string): Intl.DateTimeFormat => new Intl.DateTimeFormat('en-CA', { timeZone });
let calendar = calendarOf();

/** Sets the time zone of the signed-in user; until then the device's own zone counts. */
export function setUserZone(zone: string): void {
  calendar = calendarOf(zone);
}

/** The date on the user's calendar. */
export const localToday = (now: Date = new Date()): LocalDate => calendar.format(now);
