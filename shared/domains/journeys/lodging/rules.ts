import type { Stretch } from '#shared/domains/journeys/travel/clashes.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { dateOf, diffDays, isLocalDateTime, type LocalDateTime, minutesOf } from '#shared/kernel/time/date.ts';
import type { LodgingFields, LodgingInput, StoredRoom } from './schemas.ts';

/** The longest stay: a residency of a year. */
const STAY_MAX_MINUTES = 366 * 24 * 60;

/** Finds the problem with the times of a stay. */
export function lodgingProblem(checkIn: LocalDateTime, checkOut: LocalDateTime) {
  // Another check reports a text that is no clock time.
  if (![checkIn, checkOut].every(isLocalDateTime)) return undefined;
  if (checkOut <= checkIn) return 'endBeforeBegin';
  return minutesOf(checkOut) - minutesOf(checkIn) > STAY_MAX_MINUTES ? 'periodTooLong' : undefined;
}

/** Returns the span of a stay for calendars. An early check-out is on the day itself, not on the evening before. */
export const lodgingSpan = ({ stay, zone }: Pick<LodgingFields, 'stay' | 'zone'>) => ({
  start: stay.checkIn,
  end: stay.checkOut,
  ...(zone ? { zone } : {}),
  isAllDay: false,
  isNight: false,
});

/** Returns the nights as a stretch. No traveller can spend a night in two hotels. */
export const lodgingStretches = (lodging: Pick<LodgingFields, 'stay' | 'zone'>): Stretch[] => [
  { ...lodgingSpan(lodging), isStay: true },
];

export const nightsOf = ({ stay }: Pick<LodgingFields, 'stay'>): number =>
  diffDays(dateOf(stay.checkIn), dateOf(stay.checkOut));

interface Moved {
  readonly start: LocalDateTime;
  readonly end: LocalDateTime;
}
/** Moves a stay to other times, after a drag in the planning. */
export function movedTo<T extends Pick<LodgingFields, 'stay'>>(lodging: T, { start, end }: Moved): T {
  const problem = lodgingProblem(start, end);
  if (problem) throw new AppError(problem, { field: 'end' });
  return { ...lodging, stay: { checkIn: start, checkOut: end } };
}

/** Refuses a guest who is not a traveller of the stay. */
export function checkGuests({ rooms, travellerIds }: Pick<LodgingInput, 'rooms' | 'travellerIds'>): void {
  const wrong = rooms.findIndex(({ guestIds }) => guestIds.some((id) => !travellerIds.includes(id)));
  if (wrong >= 0) throw new AppError('lodging.noTraveller', { field: `rooms.${wrong}.guestIds` });
}

type Guests = Pick<StoredRoom, 'guestIds'>;
/** Replaces a guest in the rooms by another one, who still sleeps in one bed only. */
export function guestMoved<R extends Guests>(rooms: readonly R[], from: Id, to: Id): R[] {
  const survivors = from !== to && rooms.some(({ guestIds }) => guestIds.includes(to)) ? [] : [to];
  const moved = (id: Id) => (id === from ? survivors : [id]);
  return rooms.map((room) => ({ ...room, guestIds: room.guestIds.flatMap(moved) }));
}

/** Finds the ids of travellers without a bed. */
export function withoutRoom(travellerIds: readonly Id[], rooms: readonly Guests[]): Id[] {
  const sleepers = new Set(rooms.flatMap(({ guestIds }) => guestIds));
  return travellerIds.filter((id) => !sleepers.has(id));
}
