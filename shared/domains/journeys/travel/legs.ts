import { AppError } from '#shared/kernel/contract/error.ts';
import { runsIntoNight } from '#shared/kernel/record/appointment.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { addMinutes, dateOf, diffDays, isLocalDateTime, minutesOf } from '#shared/kernel/time/date.ts';
import { checkClock } from '#shared/kernel/time/zone.ts';
import { areZoned, type Clock, minutesBetween, zonesOf } from './clocks.ts';

/** The most flights or trains of one journey. */
export const MAX_SEGMENTS = 12;

/** The clock times of one stretch, each end on the clock of its place. */
export interface Clocks {
  readonly departure: Clock;
  readonly arrival: Clock;
}

const clockMinutes = ({ departure, arrival }: Clocks): number =>
  minutesOf(arrival.dateTimeLocal) - minutesOf(departure.dateTimeLocal);

/** The limits of a stretch, in minutes: how far the clocks of its two places may differ, and how long it may last. */
export interface Reach {
  readonly back: number;
  readonly longest: number;
}
/** Finds the problem with the clocks of a stretch: it cannot arrive so early, or it takes too long. */
export function clockProblem(leg: Clocks, { back, longest }: Reach): 'endBeforeBegin' | 'periodTooLong' | undefined {
  // Another check reports a text that is no clock time.
  if (![leg.departure, leg.arrival].every((end) => isLocalDateTime(end.dateTimeLocal))) return undefined;
  const isSure = areZoned(leg.departure, leg.arrival);
  const minutes = minutesBetween(leg.departure, leg.arrival);
  if (isSure ? minutes <= 0 : minutes < -back) return 'endBeforeBegin';
  return minutes > longest ? 'periodTooLong' : undefined;
}

/**
 * Refuses a time that the clocks skip, and a leg that takes no time or too long. It needs the zones of the places.
 * `at` returns the path of the field.
 */
export function checkLegs(legs: readonly Clocks[], reach: Reach, at = (i: number) => `segments.${i}`): void {
  legs.forEach((leg, i) => {
    const isNone = !areZoned(leg.departure, leg.arrival) && clockMinutes(leg) === 0;
    for (const name of ['departure', 'arrival'] as const)
      checkClock(`${at(i)}.${name}.dateTimeLocal`, leg[name].dateTimeLocal, leg[name].zone);
    const problem = isNone ? 'endBeforeBegin' : clockProblem(leg, reach);
    if (problem) throw new AppError(problem, { field: `${at(i)}.arrival.dateTimeLocal` });
  });
}

/** Computes the minutes on the way; undefined if the zone of an end is not known. */
export const legMinutes = ({ departure, arrival }: Clocks): number | undefined =>
  areZoned(departure, arrival) ? minutesBetween(departure, arrival) : undefined;

/** Finds the first leg that departs at the minute of an earlier one, else -1. Calendars hold one leg a minute. */
export const leavesAlike = (legs: readonly Pick<Clocks, 'departure'>[]): number => {
  const clocks = legs.map(({ departure }) => departure.dateTimeLocal);
  return clocks.findIndex((clock, i) => clocks.indexOf(clock) < i);
};

/** Counts the days from departure to arrival, as timetables print them: `+1`. */
export const daysLater = ({ departure, arrival }: Clocks): number =>
  diffDays(dateOf(departure.dateTimeLocal), dateOf(arrival.dateTimeLocal));

/** Whether a leg arrives earlier by the clock than it departs, which is possible only between time zones. */
export const arrivesEarlier = (leg: Clocks): boolean => clockMinutes(leg) < 0;

/** The longest change in minutes. More than that is a stay. */
const LONGEST_CHANGE = 24 * 60;
/**
 * Computes the minutes of a change at one place, by its own clock: negative if the next leg departs before the arrival.
 * Undefined if the next leg departs from elsewhere, or some days later.
 */
export function changeMinutes(before: Clocks, after: Clocks, isSamePlace: boolean): number | undefined {
  const minutes = minutesBetween(before.arrival, after.departure);
  return isSamePlace && minutes < LONGEST_CHANGE ? minutes : undefined;
}

/** Builds a function for the change after a leg of several; undefined after the last. */
export const changeIn =
  <L extends Clocks>(isSamePlace: (before: L, after: L) => boolean) =>
  (legs: readonly L[], i: number): number | undefined => {
    const [before, after] = [legs[i], legs[i + 1]];
    return before && after && changeMinutes(before, after, isSamePlace(before, after));
  };

/** Returns start and end of a journey, by the clocks of its first and last place. */
export const journeySpan = ({ segments }: { readonly segments: readonly Clocks[] }) => ({
  start: segments[0]?.departure.dateTimeLocal ?? '',
  end: segments.at(-1)?.arrival.dateTimeLocal ?? '',
  ...zonesOf(segments[0]?.departure, segments.at(-1)?.arrival),
});

/** The names of the two places of a leg. */
export interface Hop {
  readonly from: string;
  readonly to: string;
}
/** Returns the title of a leg: `AMS → LHR`. */
export const hopTitle = ({ from, to }: Hop): string => `${from} → ${to}`;
/** Returns the title of a route: `AMS → LHR → JFK`, or with a new start elsewhere `AMS → LHR, LGW → JFK`. */
export const routeTitle = (hops: readonly Hop[]): string =>
  hops
    .map((hop, i) => {
      const before = hops[i - 1];
      if (!before) return hopTitle(hop);
      return fold(before.to) === fold(hop.from) ? ` → ${hop.to}` : `, ${hopTitle(hop)}`;
    })
    .join('');

/** Builds a function that removes a leg from a journey, but never the last one. The errors are those of its kind. */
export const segmentRemover =
  (kind: 'flight' | 'train') =>
  <T extends { readonly segments: readonly { readonly id: Id }[] }>(journey: T, segmentId: Id): T => {
    const segments = journey.segments.filter(({ id }) => id !== segmentId);
    if (segments.length === journey.segments.length) throw new AppError(`${kind}.noSegment`);
    if (segments.length === 0) throw new AppError(`${kind}.lastSegment`);
    return { ...journey, segments };
  };

/** The shortest length in calendars, in minutes, for a leg that arrives before it departs by the clock. */
const SHORTEST = 1;
/**
 * Returns the span of a leg for calendars. If the clock of the arrival is behind that of the departure, the span is one
 * minute, and `arrival` has the time of arrival.
 */
export function legSpan({ departure, arrival: { dateTimeLocal: arrival, zone } }: Clocks) {
  const start = departure.dateTimeLocal;
  const end = arrival > start ? arrival : addMinutes(start, SHORTEST);
  const span = { start, end, isAllDay: false };
  const zones = zonesOf(departure, { dateTimeLocal: arrival, zone });
  return { ...span, isNight: runsIntoNight(span), ...zones, ...(end === arrival ? {} : { arrival }) };
}
