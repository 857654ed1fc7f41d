import { useLingui } from '@lingui/react';
import { dateFormat } from '#web/platform/format.ts';

/** Any Monday: days are counted from it. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Names of weekdays in the reader's language; 1 is Monday. */
export function useWeekdays() {
  useLingui();
  const named = (weekday: 'long' | 'short') => {
    const format = dateFormat({ weekday, timeZone: 'UTC' });
    return (day: number) => format.format(MONDAY + (day - 1) * DAY_MS);
  };
  const short = named('short');
  return { long: named('long'), short: (days: readonly number[]) => days.map(short).join(', ') };
}
