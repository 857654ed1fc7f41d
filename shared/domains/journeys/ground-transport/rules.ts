import type { Stretch } from '#shared/domains/journeys/travel/clashes.ts';
import { type Clock, minutesBetween } from '#shared/domains/journeys/travel/clocks.ts';
import { legSpan } from '#shared/domains/journeys/travel/legs.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { addMinutes, type LocalDateTime } from '#shared/kernel/time/date.ts';
import { instantOf, toLocal } from '#shared/kernel/time/zone.ts';
import type { End, GroundTransportFields, GroundTransportInput } from './schemas.ts';

/** The longest duration: four digits of minutes (spec section 9). */
export const DURATION_MAX = 9_999;
const MINUTE_MS = 60_000;

type Clocks = Pick<GroundTransportInput, 'departArriveSelect' | 'duration'> & {
  readonly start: Clock;
  readonly end: Clock;
};

/** Adds minutes and converts to the clock of another place; stays on the same clock if a zone is unknown. */
function clockAfter({ dateTimeLocal, zone }: Clock, minutes: number, otherZone: string | undefined): LocalDateTime {
  if (zone === undefined || otherZone === undefined) return addMinutes(dateTimeLocal, minutes);
  const moment = Date.parse(instantOf(dateTimeLocal, zone)) + minutes * MINUTE_MS;
  return toLocal(new Date(moment).toISOString(), otherZone);
}

/** Computes the times of both ends, each on its own clock. One is fixed, the other follows from the duration. */
export const groundTransportTimes = ({ departArriveSelect, duration, start, end }: Clocks) =>
  departArriveSelect === 'departAt'
    ? { start: start.dateTimeLocal, end: clockAfter(start, duration, end.zone) }
    : { start: clockAfter(end, -duration, start.zone), end: end.dateTimeLocal };

interface Moved {
  readonly start: LocalDateTime;
  readonly end: LocalDateTime;
}
/** Moves a ride to other times after a drag in the planning; its duration follows from them. */
export function movedTo<T extends Pick<GroundTransportFields, 'duration' | 'start' | 'end'>>(
  groundTransport: T,
  { start, end }: Moved,
): T {
  const duration = minutesBetween(
    { ...groundTransport.start, dateTimeLocal: start },
    { ...groundTransport.end, dateTimeLocal: end },
  );
  if (duration < 1) throw new AppError('endBeforeBegin', { field: 'end' });
  if (duration > DURATION_MAX) throw new AppError('periodTooLong', { field: 'end' });
  return {
    ...groundTransport,
    duration,
    start: { ...groundTransport.start, dateTimeLocal: start },
    end: { ...groundTransport.end, dateTimeLocal: end },
  };
}

/** Returns the text for an end: the place, else the text that was written instead. */
export const placeOf = ({ placeName, placeAddress, locationTypeOther }: End): string =>
  placeName || placeAddress || locationTypeOther;

/** `Schiphol → Paradiso`; the names of the artists if neither end has a name. */
export function groundTransportTitle({
  start,
  end,
  artists,
}: Pick<GroundTransportFields, 'start' | 'end' | 'artists'>): string {
  const [from, to] = [placeOf(start), placeOf(end)];
  if (!from && !to) return artists[0]?.name ?? '';
  return `${from || '…'} → ${to || '…'}`;
}

/** Returns the span of a ride for calendars. An end in the small hours belongs to the evening of the start. */
export const groundTransportSpan = ({ start, end }: Pick<GroundTransportFields, 'start' | 'end'>) =>
  legSpan({ departure: start, arrival: end });

/** Returns the ride as a stretch from place to place. */
export const groundTransportStretches = (groundTransport: Pick<GroundTransportFields, 'start' | 'end'>): Stretch[] => [
  { ...groundTransportSpan(groundTransport), from: groundTransport.start.placeGeo, to: groundTransport.end.placeGeo },
];
