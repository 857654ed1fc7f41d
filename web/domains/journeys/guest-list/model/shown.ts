import { lineOf } from '#shared/domains/journeys/guest-list/rules.ts';
import type { Guest, GuestStatus, Place } from '#shared/domains/journeys/guest-list/schemas.ts';
import { fold } from '#shared/kernel/text/text.ts';

/** The views of the page: all guests, or the guests of one status. */
export const VIEWS = ['all', 'requested', 'approved', 'collected', 'waitlist', 'denied'] as const;
export type View = (typeof VIEWS)[number];
export const isView = (value: string): value is View => VIEWS.some((view) => view === value);

export interface Looking {
  readonly keyword: string;
  readonly view: View;
}

/** The order of guests: open requests, admitted guests by name, the waiting list in its order, denied guests. */
const PLACES: Readonly<Record<GuestStatus, number>> = {
  requested: 0,
  approved: 1,
  collected: 1,
  waitlist: 2,
  denied: 3,
};
function inOrder(guests: readonly Guest[]): Guest[] {
  const line = new Map(lineOf(guests).map(({ id }, i) => [id, i]));
  const folded = new Map(guests.map(({ id, name }) => [id, fold(name)]));
  const byName = (a: Guest, b: Guest) => ((folded.get(a.id) ?? '') < (folded.get(b.id) ?? '') ? -1 : 1);
  return guests.toSorted(
    (a, b) =>
      PLACES[a.status] - PLACES[b.status] ||
      (a.status === 'waitlist' ? (line.get(a.id) ?? 0) - (line.get(b.id) ?? 0) : byName(a, b)),
  );
}

const says = ({ name, email, mobile, documentNo, note }: Guest) =>
  fold([name, email, mobile, documentNo, note].join(' '));
function finds(keyword: string): (guest: Guest) => boolean {
  const words = fold(keyword).split(' ').filter(Boolean);
  return (guest) => {
    const text = words.length > 0 ? says(guest) : '';
    return words.every((word) => text.includes(word));
  };
}

export interface Section {
  readonly place: Place;
  readonly guests: readonly Guest[];
  /** All guests of the place, whatever the keyword and the view. */
  readonly all: readonly Guest[];
}
/** Returns the places with their guests that match the keyword and the view. */
export function sectionsOf(
  { places, guests }: { readonly places: readonly Place[]; readonly guests: readonly Guest[] },
  { keyword, view }: Looking,
): Section[] {
  const isFound = finds(keyword);
  const byPlace = new Map(places.map(({ id }) => [id, [] as Guest[]]));
  for (const guest of guests) byPlace.get(guest.placeId)?.push(guest);
  return places.map((place) => {
    const all = byPlace.get(place.id) ?? [];
    const seen = all.filter((guest) => (view === 'all' || guest.status === view) && isFound(guest));
    return { place, all, guests: inOrder(seen) };
  });
}
