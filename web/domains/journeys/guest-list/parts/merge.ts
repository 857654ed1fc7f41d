import type { Changed, Content } from '#shared/domains/journeys/guest-list/contract.ts';
import { figuresOf, minus, plus } from '#shared/domains/journeys/guest-list/rules.ts';
import type { Guest } from '#shared/domains/journeys/guest-list/schemas.ts';

/** The list after a write: its place as it then was, the guests it changed, and without those it took away. */
export function merged(content: Content, { place, guests }: Changed, gone: readonly string[] = []): Content {
  const changed = new Map(guests.map((guest) => [guest.id, guest]));
  const known = new Set(content.guests.map(({ id }) => id));
  const isNew = content.places.every(({ id }) => id !== place.id);
  return {
    places: isNew ? [...content.places, place] : content.places.map((one) => (one.id === place.id ? place : one)),
    guests: [
      ...content.guests.filter(({ id }) => !gone.includes(id)).map((one) => changed.get(one.id) ?? one),
      ...guests.filter(({ id }) => !known.has(id)),
    ],
  };
}

/** The list as it will be once a guest is changed: a door does not wait for the answer. */
export function foreseen({ places, guests }: Content, before: Guest, after: Guest): Content {
  const by = minus(figuresOf(after), figuresOf(before));
  return {
    places: places.map((place) =>
      place.id === before.placeId ? { ...place, ...plus(place, by), free: place.free - by.used } : place,
    ),
    guests: guests.map((one) => (one.id === before.id ? after : one)),
  };
}
