import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { TravelFields } from '#shared/domains/journeys/travel/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import type { Party } from './members.ts';
import type { Stage } from './stage.ts';

export type Show = Stored<ShowFields>;
export type Parties = ReadonlyMap<Id, Party>;

/** Days ahead for which travel is booked. */
const AHEAD = 60;

/** Finds the shows with travel: confirmed, with a venue, at a time of day, and soon. */
export const travelledTo = ({ today }: Stage, shows: readonly Show[]): Show[] =>
  shows.filter(
    ({ phase, venue, isAllDay, start }) =>
      phase === 'confirmed' && venue && !isAllDay && start >= today && start < addDays(today, AHEAD),
  );

/** Makes the fields that every journey to a show has: its first artist with the whole touring party. */
export function partyTo(show: Show, parties: Parties): TravelFields {
  const artists = show.artists.slice(0, 1).map(({ artistId, name }) => ({ artistId, name }));
  const party = artists.flatMap(({ artistId }) => parties.get(artistId) ?? []);
  return {
    phase: 'confirmed',
    artists,
    travellers: party.map(({ contact: { id, fullName, positions } }) => ({
      contactId: id,
      name: { fullName },
      position: positions[0]?.position ?? '',
    })),
    notes: '',
    showIds: [show.id],
    tagIds: [],
  };
}
