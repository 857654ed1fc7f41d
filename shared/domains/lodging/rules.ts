import { runsIntoNight } from '#shared/kernel/appointment.ts';
import { dateOf, diffDays, type LocalDateTime, minutesOf } from '#shared/kernel/date.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { LodgingFields, LodgingInput, StoredRoom } from './schemas.ts';

/** A residency may live there for a year. */
const STAY_MAX_MINUTES = 366 * 24 * 60;

/** What is wrong with the times of a stay. */
export function stayProblem(checkIn: LocalDateTime, checkOut: LocalDateTime) {
  if (checkOut <= checkIn) return 'endBeforeBegin';
  return minutesOf(checkOut) - minutesOf(checkIn) > STAY_MAX_MINUTES ? 'periodTooLong' : undefined;
}

/** When it takes place, as calendars draw it. */
export function lodgingSpan({ stay }: Pick<LodgingFields, 'stay'>) {
  const span = { start: stay.checkIn, end: stay.checkOut, isAllDay: false };
  return { ...span, isNight: runsIntoNight(span) };
}

export const nightsOf = ({ stay }: Pick<LodgingFields, 'stay'>): number =>
  diffDays(dateOf(stay.checkIn), dateOf(stay.checkOut));

interface Moved {
  readonly start: LocalDateTime;
  readonly end: LocalDateTime;
}
/** The stay at other times, as a drag in the planning leaves it. */
export function movedTo<T extends Pick<LodgingFields, 'stay'>>(lodging: T, { start, end }: Moved): T {
  const problem = stayProblem(start, end);
  if (problem) throw new AppError(problem, { field: 'end' });
  return { ...lodging, stay: { checkIn: start, checkOut: end } };
}

/** Only who travels along sleeps there. */
export function checkGuests({ rooms, travellerIds }: Pick<LodgingInput, 'rooms' | 'travellerIds'>): void {
  const wrong = rooms.findIndex(({ guestIds }) => guestIds.some((id) => !travellerIds.includes(id)));
  if (wrong >= 0) throw new AppError('lodging.noTraveller', { field: `rooms.${wrong}.guestIds` });
}

/** Travellers without a bed, by id. */
export function withoutRoom(travellerIds: readonly Id[], rooms: readonly Pick<StoredRoom, 'guestIds'>[]): Id[] {
  const sleepers = new Set(rooms.flatMap(({ guestIds }) => guestIds));
  return travellerIds.filter((id) => !sleepers.has(id));
}
