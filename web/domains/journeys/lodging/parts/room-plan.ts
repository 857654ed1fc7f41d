import { withoutRoom } from '#shared/domains/journeys/lodging/rules.ts';
import { MAX_ROOMS, type RoomInput } from '#shared/domains/journeys/lodging/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

type Rooms = readonly RoomInput[];

export const BLANK_ROOM: RoomInput = { kind: 'single', number: '', guestIds: [], note: '' };

const isFree = ({ kind, guestIds }: RoomInput) => kind === 'single' && guestIds.length === 0;

/** Gives every traveller without a bed a single room: empty rooms first, then new ones, up to MAX_ROOMS. */
export function singleForEach(rooms: Rooms, travellerIds: readonly Id[]): RoomInput[] {
  const waiting = withoutRoom(travellerIds, rooms);
  const filled = rooms.map((room) => (isFree(room) ? { ...room, guestIds: waiting.splice(0, 1) } : room));
  return [...filled, ...waiting.map((id) => ({ ...BLANK_ROOM, guestIds: [id] }))].slice(0, MAX_ROOMS);
}

/** Removes guests who no longer travel from their rooms. Returns the same rooms if nothing changes. */
export function leftByOthers<R extends Rooms>(rooms: R, travellerIds: readonly Id[]): R | RoomInput[] {
  const lodgings = (id: Id) => travellerIds.includes(id);
  if (rooms.every(({ guestIds }) => guestIds.every(lodgings))) return rooms;
  return rooms.map((room) => ({ ...room, guestIds: room.guestIds.filter(lodgings) }));
}
