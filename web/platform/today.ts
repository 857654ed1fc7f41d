import type { LocalDate } from '#shared/kernel/date.ts';

let zone: string | undefined;

/** Where the signed-in user lives by the clock; until that is known, the device's own zone counts. */
export function setUserZone(userZone: string): void {
  zone = userZone;
}

/** The date on the user's calendar. Of all languages Canadian English writes dates as we do. */
export const localToday = (now: Date = new Date()): LocalDate =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now);
