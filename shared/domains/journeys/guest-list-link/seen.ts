import type { Content } from '#shared/domains/journeys/guest-list/contract.ts';
import { isClosed, takesHeads } from '#shared/domains/journeys/guest-list/rules.ts';
import type { Guest, GuestListFields } from '#shared/domains/journeys/guest-list/schemas.ts';
import type { Link } from '#shared/domains/relations/link/schemas.ts';
import { fold } from '#shared/kernel/text/text.ts';
import type { Instant } from '#shared/kernel/time/date.ts';
import { toLocal } from '#shared/kernel/time/zone.ts';
import type { DoorGuest, SeenDoor, SeenGuestLink, SeenList, SeenNight, SeenRequest } from './view.ts';

type List = Pick<GuestListFields, 'name' | 'show' | 'artists'>;

export const nightOf = ({ name, show, artists }: List): SeenNight => {
  const { showId: _id, number: _number, ...night } = show;
  return { ...night, list: name, artists: artists.map((artist) => artist.name) };
};

const byName = (a: Pick<Guest, 'name'>, b: Pick<Guest, 'name'>) => (fold(a.name) < fold(b.name) ? -1 : 1);
/** The guests who may come in. */
const admittedIn = (guests: readonly Guest[]): Guest[] =>
  guests.filter(({ status }) => takesHeads(status)).toSorted(byName);

/** The allotments of a link with the guests that its reader asked for, the newest first. */
export function requestOf(
  { places, guests }: Content,
  { id }: Pick<Link, 'id'>,
  list: List,
  now: Instant,
): SeenRequest {
  const local = toLocal(now, list.show.zone);
  return {
    places: places.map(({ name, allotment, cutoff, maxPlusOnes, asks, mode, free, tellsGuests, ...place }) => ({
      id: place.id,
      name,
      allotment,
      maxPlusOnes,
      asks,
      mode,
      free,
      ...(tellsGuests ? { tellsGuests } : {}),
      ...(cutoff ? { cutoff } : {}),
      isClosed: isClosed({ cutoff }, local),
    })),
    guests: guests
      .filter(({ requestedBy }) => requestedBy?.linkId === id)
      .toReversed()
      .map(({ waitingSince: _since, doorAt: _door, requestedBy: _by, decidedAt: _at, ...guest }) => guest),
  };
}

export const doorGuest = (guest: Guest): DoorGuest => {
  const { id, placeId, name, plusOnes, note, status, collectedAt, doorAt } = guest;
  return {
    id,
    placeId,
    name,
    plusOnes,
    note,
    status,
    ...(collectedAt ? { collectedAt } : {}),
    ...(doorAt ? { doorAt } : {}),
  };
};

export const doorOf = ({ places, guests }: Content, { id }: Pick<Link, 'id'>, now: Instant): SeenDoor => ({
  key: id,
  places: places.map((place) => ({ id: place.id, name: place.name })),
  guests: admittedIn(guests).map(doorGuest),
  now,
});

export const listOf = ({ places, guests }: Content): SeenList => ({
  places: places.map(({ id, name }) => ({
    name,
    guests: admittedIn(guests.filter(({ placeId }) => placeId === id)).map(({ name: who, plusOnes, note, status }) => ({
      name: who,
      plusOnes,
      note,
      status,
    })),
  })),
});

interface Seeing {
  readonly link: Link;
  readonly list: List;
  readonly content: Content;
  readonly isPreview: boolean;
  readonly now: Instant;
}
/** Returns the page of a link: the part of its use, and no other. */
export function seenBy({ link, list, content, isPreview, now }: Seeing): SeenGuestLink {
  const { agency, sender, recipient, locale, expiresAt, guests } = link;
  const use = guests?.use ?? 'view';
  const opened = content.places.filter(({ id }) => !guests?.placeId || id === guests.placeId);
  const ids = new Set(opened.map(({ id }) => id));
  const own = { places: opened, guests: content.guests.filter(({ placeId }) => ids.has(placeId)) };
  return {
    use,
    agency,
    senderName: sender.name,
    recipientName: recipient.name,
    locale,
    isPreview,
    expiresAt,
    night: nightOf(list),
    ...(use === 'request' ? { request: requestOf(own, link, list, now) } : {}),
    ...(use === 'door' ? { door: doorOf(own, link, now) } : {}),
    ...(use === 'view' ? { list: listOf(own) } : {}),
  };
}
