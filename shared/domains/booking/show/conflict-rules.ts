import { roadMinutes } from '#shared/kernel/geo/geo.ts';
import { type Appointment, agendaDays } from '#shared/kernel/record/appointment.ts';
import { type LocalDateTime, minutesOf } from '#shared/kernel/time/date.ts';
import { instantOf } from '#shared/kernel/time/zone.ts';
import type { ExclusivityClause } from './clause.ts';
import { breaks, distanceBetween, type Place } from './clause-rules.ts';
import type { Conflict, ShowFields } from './schemas.ts';

/*
 * How two shows of one artist stand to each other. Times are compared as instants, each by the clock of its own place;
 * days are those of the agenda, where a night belongs to the evening before.
 */

/** km/h in the air; to the airport, through it and out again. */
const AIR_SPEED = 750;
const AIR_EXTRA_MINUTES = 240;
/** Shorter ways are walked over: two rooms of one house, two stages of one festival. */
const SAME_PLACE_KM = 1;
const MINUTE_MS = 60_000;
/** Wall clocks on earth lie 26 hours apart at most. */
const CLOCKS_APART = 26 * 60;

/** Minutes from door to door: by road, or by air where that is faster. An estimate; no timetable is asked. */
export function travelMinutes(km: number): number {
  if (km < SAME_PLACE_KM) return 0;
  const air = (km / AIR_SPEED) * 60 + AIR_EXTRA_MINUTES;
  return Math.min(roadMinutes(km), Math.round(air));
}

type Timed = Pick<Appointment, 'start' | 'end' | 'isNight'> & { readonly zone: string };
/** The fields of a show that conflict checks compare. */
export interface Stay extends Timed {
  readonly isAllDay: boolean;
  readonly place?: Place | undefined;
  readonly exclusivity?: ExclusivityClause | undefined;
}
export const stayOf = ({ start, end, isNight, isAllDay, zone, venue, exclusivity }: ShowFields): Stay => ({
  start,
  end,
  isNight,
  isAllDay,
  zone,
  exclusivity,
  place: venue,
});

const momentOf = (local: LocalDateTime, zone: string): number => Date.parse(instantOf(local, zone)) / MINUTE_MS;
function span({ start, end, zone }: Timed): { readonly from: number; readonly to: number } {
  const from = momentOf(start, zone);
  return { from, to: Math.max(from, momentOf(end, zone)) };
}

/** Minutes between the end of one and the start of the other; below 0 when they overlap. */
export function gapMinutes(a: Timed, b: Timed): number {
  const apart = Math.max(minutesOf(b.start) - minutesOf(a.end), minutesOf(a.start) - minutesOf(b.end));
  // By far the most pairs; spares asking four clocks.
  if (apart > 2 * CLOCKS_APART) return apart - CLOCKS_APART;
  const [x, y] = [span(a), span(b)];
  return Math.max(y.from - x.to, x.from - y.to);
}

/** At the same time, on the same day of the agenda, or not at all. */
export function conflictKind(a: Timed, b: Timed): 'overlap' | 'sameDay' | undefined {
  if (gapMinutes(a, b) < 0) return 'overlap';
  const [x, y] = [agendaDays(a), agendaDays(b)];
  return x.first <= y.last && y.first <= x.last ? 'sameDay' : undefined;
}

type Reasons = Pick<Conflict, 'kinds' | 'distanceKm' | 'travel' | 'clause'>;

/** The way between them, where the time does not suffice for it. Hours of a whole day are not known, so it says nothing. */
function hurry(a: Stay, b: Stay, km: number | undefined): Reasons['travel'] {
  if (km === undefined || a.isAllDay || b.isAllDay) return undefined;
  const [gap, minutes] = [gapMinutes(a, b), travelMinutes(km)];
  return gap >= 0 && gap < minutes ? { minutes, gap } : undefined;
}

/** Why `other` conflicts with `asked`, the gravest first; no kinds: it does not. */
export function reasonsOf(asked: Stay, other: Stay): Reasons {
  const time = conflictKind(asked, other);
  const km = distanceBetween(asked.place, other.place);
  const travel = hurry(asked, other, km);
  const own = asked.exclusivity && breaks(asked.exclusivity, asked, other) ? asked.exclusivity : undefined;
  const theirs = other.exclusivity && breaks(other.exclusivity, other, asked) ? other.exclusivity : undefined;
  const clause = own ?? theirs;
  const kinds: (Conflict['kind'] | false | undefined)[] = [
    time === 'overlap' && time,
    travel && 'travelTime',
    clause && 'exclusivity',
    time === 'sameDay' && time,
  ];
  return {
    kinds: kinds.filter((kind) => kind !== undefined && kind !== false),
    ...(km === undefined ? {} : { distanceKm: Math.round(km) }),
    ...(travel ? { travel } : {}),
    ...(clause ? { clause: { ...clause, isOwn: own !== undefined } } : {}),
  };
}
