import { useLingui } from '@lingui/react';
import { dateWords } from '#shared/kernel/time/days-text.ts';
import { currentTag } from '#web/platform/i18n.ts';
import { DAY_MINUTES } from '../model/clock.ts';

/** Dates of the planning in the current language; days and minutes as in model/clock.ts. */
export type Dates = {
  letter: (day: number) => string;
  weekday: (day: number) => string;
  number: (day: number) => string;
  short: (day: number) => string;
  long: (day: number) => string;
  month: (day: number) => string;
  shortMonth: (day: number) => string;
  clock: (minute: number) => string;
};

/** A bar that scrolls into sight says two days and two times; asking the formatter each time is half of drawing it. */
function remembered(make: (day: number) => string): (day: number) => string {
  const known = new Map<number, string>();
  return (day) => {
    const found = known.get(day) ?? make(day);
    known.set(day, found);
    return found;
  };
}

function makeDates(culture: string): Dates {
  const by = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(culture, { ...options, timeZone: 'UTC' });
    return remembered((day) => dateWords(format, format.format(day * DAY_MINUTES * 60_000)));
  };
  const minutes = by({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const short = by({ weekday: 'short', day: 'numeric', month: 'short' });
  return {
    letter: by({ weekday: 'narrow' }),
    weekday: by({ weekday: 'short' }),
    number: by({ day: 'numeric' }),
    short: (day) => short(day).replace(',', ''),
    long: by({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    month: by({ month: 'long', year: 'numeric' }),
    shortMonth: by({ month: 'short' }),
    clock: (minute) => minutes((((minute % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES) / DAY_MINUTES),
  };
}

/** Making a format costs more than a hundred uses of it, and every bar needs them. */
const made = new Map<string, Dates>();

export function useDates(): Dates {
  useLingui();
  const culture = currentTag();
  const dates = made.get(culture) ?? makeDates(culture);
  made.set(culture, dates);
  return dates;
}
