import { runsIntoNight } from '#shared/kernel/appointment.ts';
import { addMinutes, type LocalDateTime, minutesOf } from '#shared/kernel/date.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { End, GroundTransportFields, GroundTransportInput } from './schemas.ts';

/** Four digits of minutes (spec section 9). */
export const DURATION_MAX = 9_999;

type Clocks = Pick<GroundTransportInput, 'departArriveSelect' | 'duration'> & {
  readonly start: Pick<End, 'dateTimeLocal'>;
  readonly end: Pick<End, 'dateTimeLocal'>;
};

/**
 * Both ends on the clock: one leaves at a time or has to be there by one, the other end follows from the duration. Where
 * the places lie in different zones the later clock is that of the earlier place: who drives so far knows.
 */
export const rideTimes = ({ departArriveSelect, duration, start, end }: Clocks) =>
  departArriveSelect === 'departAt'
    ? { start: start.dateTimeLocal, end: addMinutes(start.dateTimeLocal, duration) }
    : { start: addMinutes(end.dateTimeLocal, -duration), end: end.dateTimeLocal };

interface Moved {
  readonly start: LocalDateTime;
  readonly end: LocalDateTime;
}
/** The ride at other times, as a drag in the planning leaves it: as long as it then is. */
export function movedTo<T extends Pick<GroundTransportFields, 'duration' | 'start' | 'end'>>(
  ride: T,
  { start, end }: Moved,
): T {
  const duration = minutesOf(end) - minutesOf(start);
  if (duration < 1) throw new AppError('endBeforeBegin', { field: 'end' });
  if (duration > DURATION_MAX) throw new AppError('periodTooLong', { field: 'end' });
  return {
    ...ride,
    duration,
    start: { ...ride.start, dateTimeLocal: start },
    end: { ...ride.end, dateTimeLocal: end },
  };
}

/** What one says of an end: the place, else what was written in its stead. */
export const placeOf = ({ placeName, placeAddress, locationTypeOther }: End): string =>
  placeName || placeAddress || locationTypeOther;

/** `Schiphol → Paradiso`; whose ride it is where neither end has a name. */
export function rideTitle({ start, end, artists }: Pick<GroundTransportFields, 'start' | 'end' | 'artists'>): string {
  const [from, to] = [placeOf(start), placeOf(end)];
  if (!from && !to) return artists[0]?.name ?? '';
  return `${from || '…'} → ${to || '…'}`;
}

/** When it takes place, as calendars draw it: what ends in the small hours belongs to the evening it began on. */
export function rideSpan({ start, end }: Pick<GroundTransportFields, 'start' | 'end'>) {
  const span = { start: start.dateTimeLocal, end: end.dateTimeLocal, isAllDay: false };
  return { ...span, isNight: runsIntoNight(span) };
}
