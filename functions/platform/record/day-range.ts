import { addDays, dayNumber } from '#shared/kernel/time/date.ts';

const MINUTES_A_DAY = 1440;
/** First minute of a day, as lists that are clustered by the clock count them. */
export const dayKey = (day: string): number => dayNumber(day) * MINUTES_A_DAY;

/** Of such a list, what begins on one of these days. */
export const beginsWithin = (from: string | undefined, to: string | undefined) => ({
  ...(from ? { from: dayKey(from) } : {}),
  ...(to ? { to: dayKey(addDays(to, 1)) } : {}),
});
