import type * as z from 'zod';
import type { AppointmentFields } from '#shared/kernel/record/appointment.ts';
import {
  addDays,
  addMinutes,
  at,
  dayNumber,
  fromDayNumber,
  type LocalDate,
  monthOf,
  weekday,
} from '#shared/kernel/time/date.ts';
import type { Random } from './random.ts';

/** The demo has two years of history. */
export const DAYS_BACK = 730;
const LAST_YEAR = 365;
/** The part of the shows that the agency booked in its first year. */
const FIRST_YEAR_PART = 0.15;
/** Options reach a year ahead; no one books clubs two years before. */
export const DAYS_AHEAD = 380;

type Times = z.infer<typeof AppointmentFields>;

/** A booked date: its artists and its times. */
export interface Slot {
  readonly day: LocalDate;
  /** Places of its artists in the roster. */
  readonly artists: readonly number[];
  readonly times: Times;
  /** Number of earlier shows of the first artist on these days. */
  readonly rivals: number;
}

const STYLES = { evening: 72, afternoon: 12, night: 11, residency: 5 } as const;

function timesOn(random: Random, day: LocalDate): Times {
  const style = random.weighted(STYLES);
  if (style === 'residency') {
    const end = at(addDays(day, random.int(1, 4)), '23:59');
    return { start: at(day, '00:00'), end, isAllDay: true, isNight: false, timeOfPerformance: '' };
  }
  const isNight = style === 'night';
  const hour = { evening: random.int(19, 21), afternoon: random.int(14, 17), night: random.int(0, 3) }[style];
  const clock = `${String(hour).padStart(2, '0')}:${random.pick(['00', '15', '30', '45'])}`;
  const start = at(isNight ? addDays(day, 1) : day, clock);
  const end = addMinutes(start, random.pick([60, 75, 90, 90, 120]));
  return { start, end, isAllDay: false, isNight, timeOfPerformance: `${clock} - ${end.slice(11)}` };
}

/** Picks the days to book: weekends and the festival months are fuller. */
const isWanted = (random: Random, day: LocalDate): boolean =>
  random.chance(
    (weekday(day) >= 4 && weekday(day) <= 6 ? 1 : 0.45) * ([5, 6, 7, 8, 10, 11].includes(monthOf(day)) ? 1 : 0.7),
  );

/** Days between the first and the last, both included. */
const daysOf = ({ start, end, isNight }: Times): number[] => {
  const first = dayNumber(start.slice(0, 10)) - (isNight ? 1 : 0);
  const last = dayNumber(end.slice(0, 10)) - (isNight ? 1 : 0);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
};

const keysOf = (artists: readonly number[], times: Times): string[] =>
  artists.flatMap((artist) => daysOf(times).map((number) => `${artist}/${number}`));

/** The part of all shows on a date that the artist has already promised to another promoter. */
const RIVALS = 0.05;

/** The diary of each artist: one show a day, except for rival options and the odd clash. */
export class Diary {
  /** The number of shows on an artist's day. */
  readonly #taken = new Map<string, number>();
  readonly #ahead: Slot[] = [];

  constructor(
    readonly random: Random,
    readonly today: LocalDate,
    readonly artistCount: number,
  ) {}

  next(): Slot {
    const rival = this.#ahead.length > 0 && this.random.chance(RIVALS);
    return this.#take(rival ? this.#rival(this.random.pick(this.#ahead)) : this.#free());
  }
  #rival({ day, artists }: Slot): Slot {
    return this.#slot(day, artists.slice(0, 1));
  }
  #free(): Slot {
    for (;;) {
      const day = fromDayNumber(dayNumber(this.today) + this.#distance());
      const slot = isWanted(this.random, day) && this.#slot(day, this.#bill());
      if (slot && slot.rivals === 0) return slot;
    }
  }
  /** Days from today, before it below 0. */
  #distance(): number {
    const isOld = this.random.chance(FIRST_YEAR_PART);
    return isOld ? this.random.int(-DAYS_BACK, -LAST_YEAR - 1) : this.random.int(-LAST_YEAR, DAYS_AHEAD);
  }
  #bill(): number[] {
    const size = this.random.chance(0.07) ? this.random.int(2, 3) : 1;
    return [...new Set(Array.from({ length: size }, () => this.random.int(0, this.artistCount - 1)))];
  }
  #slot(day: LocalDate, artists: readonly number[]): Slot {
    const times = timesOn(this.random, day);
    const stands = keysOf(artists, times).map((key) => this.#taken.get(key) ?? 0);
    return { day, artists, times, rivals: Math.max(...stands) };
  }
  #take(slot: Slot): Slot {
    for (const key of keysOf(slot.artists, slot.times)) this.#taken.set(key, (this.#taken.get(key) ?? 0) + 1);
    if (slot.day > this.today) this.#ahead.push(slot);
    return slot;
  }
}
