import { type LocalTime, minutesOfDay, timeOfMinutes } from './date.ts';

/** Steps of the time list in minutes (spec section 9). Products have no times: their 15 minutes are nowhere. */
const TIME_STEP = 30;

export type ParsedTime =
  | { readonly ok: true; readonly time: LocalTime }
  | { readonly ok: false; readonly reason: 'format' | 'range' };

/** 20, 20:30, 20.30, 20h30, 2030, 8pm, 8:30 p.m. */
const TYPED = /^(\d{1,2})(?:[:.,h ]?(\d{2}))?h?\s*(?:([ap])\.?(?:m\.?)?)?$/i;

function hourOf(hour: number, half: string | undefined): number | undefined {
  if (!half) return hour <= 23 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

/** A time as people type it, by the 12 or the 24 hour clock (spec section 5, Timepicker). */
export function parseTime(typed: string): ParsedTime {
  const found = TYPED.exec(typed.trim());
  if (!found) return { ok: false, reason: 'format' };
  const hour = hourOf(Number(found[1]), found[3]);
  const minute = Number(found[2] ?? 0);
  if (hour === undefined || minute > 59) return { ok: false, reason: 'range' };
  return { ok: true, time: timeOfMinutes(hour * 60 + minute) };
}

export const timeSteps = (): LocalTime[] =>
  Array.from({ length: 1440 / TIME_STEP }, (_, i) => timeOfMinutes(i * TIME_STEP));

/** The step at or before a time: where the list opens. */
export const stepAt = (time: LocalTime): LocalTime =>
  timeOfMinutes(Math.floor(minutesOfDay(time) / TIME_STEP) * TIME_STEP);

/** A time inside a text: with minutes, or an hour with am, pm or h. */
const IN_TEXT = /(?<![\d:.])\d{1,2}(?:[:.h]\d{2}(?:\s*[ap]\.?m\b\.?)?|\s*(?:[ap]\.?m\b\.?|h\b))(?!\d)/gi;

/** The times named in a text such as '20:45 - 22:15', in their order. */
export const timesIn = (text: string): LocalTime[] =>
  [...text.matchAll(IN_TEXT)].flatMap(([token]) => {
    const parsed = parseTime(token);
    return parsed.ok ? [parsed.time] : [];
  });
