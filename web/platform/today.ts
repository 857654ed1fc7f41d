import type { LocalDate } from '#shared/kernel/date.ts';

/** Of all languages Canadian English writes dates as we do. Kept: to make one takes longer than to draw a row. */
const calendarOf = (timeZone?: string): Intl.DateTimeFormat => new Intl.DateTimeFormat('en-CA', { timeZone });
let calendar = calendarOf();

/** Where the signed-in user lives by the clock; until that is known, the device's own zone counts. */
export function setUserZone(zone: string): void {
  calendar = calendarOf(zone);
}

/** The date on the user's calendar. */
export const localToday = (now: Date = new Date()): LocalDate => calendar.format(now);
