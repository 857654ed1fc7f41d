import { runsIntoNight } from '#shared/kernel/appointment.ts';
import { addMinutes, dateOf, diffDays, isLocalDateTime, type LocalDateTime, minutesOf } from '#shared/kernel/date.ts';

/** Flights or trains of one journey, changes included. */
export const MAX_SEGMENTS = 12;

/** One stretch of a journey, each end on the clock of its place. */
export interface Clocks {
  readonly departure: { readonly dateTimeLocal: LocalDateTime };
  readonly arrival: { readonly dateTimeLocal: LocalDateTime };
}

const minutesBetween = (from: LocalDateTime, to: LocalDateTime): number => minutesOf(to) - minutesOf(from);
const clockMinutes = ({ departure, arrival }: Clocks): number =>
  minutesBetween(departure.dateTimeLocal, arrival.dateTimeLocal);

/** What clocks may differ by between two places that a stretch joins, and how long it may last, in minutes. */
export interface Reach {
  readonly back: number;
  readonly longest: number;
}
/** What is wrong with the clocks of a stretch: it cannot arrive so early, or takes too long. */
export function clockProblem(leg: Clocks, { back, longest }: Reach): 'endBeforeBegin' | 'periodTooLong' | undefined {
  // What is no clock is said of itself.
  if (![leg.departure, leg.arrival].every((end) => isLocalDateTime(end.dateTimeLocal))) return undefined;
  const minutes = clockMinutes(leg);
  if (minutes === 0 || minutes < -back) return 'endBeforeBegin';
  return minutes > longest ? 'periodTooLong' : undefined;
}

/** Which leaves at the minute of one before it, -1 where none does: calendars hold one leg of a journey at a minute. */
export const leavesAlike = (legs: readonly Pick<Clocks, 'departure'>[]): number => {
  const clocks = legs.map(({ departure }) => departure.dateTimeLocal);
  return clocks.findIndex((clock, i) => clocks.indexOf(clock) < i);
};

/** Days later that it arrives than it leaves, as timetables print it: `+1`. */
export const daysLater = ({ departure, arrival }: Clocks): number =>
  diffDays(dateOf(departure.dateTimeLocal), dateOf(arrival.dateTimeLocal));

/** It arrives earlier by the clock than it leaves: right only from one zone to another. */
export const arrivesEarlier = (leg: Clocks): boolean => clockMinutes(leg) < 0;

/**
 * Minutes between arriving and leaving again at the same place, by its own clock: negative where the next one has left
 * before. Undefined where one goes on from elsewhere, or some days later.
 */
export function changeMinutes(before: Clocks, after: Clocks, isSamePlace: boolean): number | undefined {
  const minutes = minutesBetween(before.arrival.dateTimeLocal, after.departure.dateTimeLocal);
  return isSamePlace && minutes < LONGEST_CHANGE ? minutes : undefined;
}
const LONGEST_CHANGE = 24 * 60;

/** A minute: what calendars need at least of something that arrives before it leaves. */
const SHORTEST = 1;
/** When it takes place, as calendars draw it: across the date line a moment of its departure is all there is of it. */
export function legSpan({ departure, arrival }: Clocks) {
  const start = departure.dateTimeLocal;
  const end = arrival.dateTimeLocal > start ? arrival.dateTimeLocal : addMinutes(start, SHORTEST);
  const span = { start, end, isAllDay: false };
  return { ...span, isNight: runsIntoNight(span) };
}
