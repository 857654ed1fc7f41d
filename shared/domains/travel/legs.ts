import { runsIntoNight } from '#shared/kernel/appointment.ts';
import { addMinutes, dateOf, diffDays, isLocalDateTime, minutesOf } from '#shared/kernel/date.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { fold } from '#shared/kernel/text.ts';
import { checkClock } from '#shared/kernel/zone.ts';
import { areZoned, type Clock, minutesBetween, zonesOf } from './clocks.ts';

/** Flights or trains of one journey, changes included. */
export const MAX_SEGMENTS = 12;

/** One stretch of a journey, each end on the clock of its place. */
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

/** Refuses a time that the clocks skip, and a leg that takes no time or too long, now that the zones of its places are known; `at` says which field it is. */
export function checkLegs(legs: readonly Clocks[], reach: Reach, at = (i: number) => `segments.${i}`): void {
  legs.forEach((leg, i) => {
    const isNone = !areZoned(leg.departure, leg.arrival) && clockMinutes(leg) === 0;
    for (const name of ['departure', 'arrival'] as const)
      checkClock(`${at(i)}.${name}.dateTimeLocal`, leg[name].dateTimeLocal, leg[name].zone);
    const problem = isNone ? 'endBeforeBegin' : clockProblem(leg, reach);
    if (problem) throw new AppError(problem, { field: `${at(i)}.arrival.dateTimeLocal` });
  });
}

/** Minutes on the way; undefined where the zone of an end is not known. */
export const legMinutes = ({ departure, arrival }: Clocks): number | undefined =>
  areZoned(departure, arrival) ? minutesBetween(departure, arrival) : undefined;

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

/** More than that is no change but a stay. */
const LONGEST_CHANGE = 24 * 60;
/**
 * Minutes between arriving and leaving again at the same place, by its own clock: negative where the next one has left
 * before. Undefined where one goes on from elsewhere, or some days later.
 */
export function changeMinutes(before: Clocks, after: Clocks, isSamePlace: boolean): number | undefined {
  const minutes = minutesBetween(before.arrival, after.departure);
  return isSamePlace && minutes < LONGEST_CHANGE ? minutes : undefined;
}

/** The same after one of several legs; undefined after the last. */
export const changeIn =
  <L extends Clocks>(isSamePlace: (before: L, after: L) => boolean) =>
  (legs: readonly L[], i: number): number | undefined => {
    const [before, after] = [legs[i], legs[i + 1]];
    return before && after && changeMinutes(before, after, isSamePlace(before, after));
  };

/** When a journey leaves and when it is over, by the clocks of its first and last place. */
export const journeySpan = ({ segments }: { readonly segments: readonly Clocks[] }) => ({
  start: segments[0]?.departure.dateTimeLocal ?? '',
  end: segments.at(-1)?.arrival.dateTimeLocal ?? '',
  ...zonesOf(segments[0]?.departure, segments.at(-1)?.arrival),
});

/** From where to where, as it is called. */
export interface Hop {
  readonly from: string;
  readonly to: string;
}
/** `AMS → LHR` */
export const hopTitle = ({ from, to }: Hop): string => `${from} → ${to}`;
/** `AMS → LHR → JFK`; a journey that goes on from elsewhere says so: `AMS → LHR, LGW → JFK`. */
export const routeTitle = (hops: readonly Hop[]): string =>
  hops
    .map((hop, i) => {
      const before = hops[i - 1];
      if (!before) return hopTitle(hop);
      return fold(before.to) === fold(hop.from) ? ` → ${hop.to}` : `, ${hopTitle(hop)}`;
    })
    .join('');

/** Takes one of its legs out of a journey, which always has one; the errors are those of its kind. */
export const segmentRemover =
  (kind: 'flight' | 'train') =>
  <T extends { readonly segments: readonly { readonly id: Id }[] }>(journey: T, segmentId: Id): T => {
    const segments = journey.segments.filter(({ id }) => id !== segmentId);
    if (segments.length === journey.segments.length) throw new AppError(`${kind}.noSegment`);
    if (segments.length === 0) throw new AppError(`${kind}.lastSegment`);
    return { ...journey, segments };
  };

/** A minute: what calendars need at least of something that arrives before it leaves. */
const SHORTEST = 1;
/**
 * When it takes place, as calendars draw it. Where the clock of the arrival is behind that of the departure, a calendar
 * draws a minute, and `arrival` says when it arrives.
 */
export function legSpan({ departure, arrival: { dateTimeLocal: arrival, zone } }: Clocks) {
  const start = departure.dateTimeLocal;
  const end = arrival > start ? arrival : addMinutes(start, SHORTEST);
  const span = { start, end, isAllDay: false };
  const zones = zonesOf(departure, { dateTimeLocal: arrival, zone });
  return { ...span, isNight: runsIntoNight(span), ...zones, ...(end === arrival ? {} : { arrival }) };
}
