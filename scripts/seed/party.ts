import type { ContactFields } from '#shared/domains/contact/schemas.ts';
import type { ShowFields } from '#shared/domains/show/schemas.ts';
import type { TravelFields } from '#shared/domains/travel/schemas.ts';
import { addDays } from '#shared/kernel/date.ts';
import type { Stored } from '#shared/kernel/record.ts';
import type { Random } from './random.ts';
import type { Stage } from './stage.ts';

export type Show = Stored<ShowFields>;
export type People = readonly Stored<ContactFields>[];

/** Days ahead for which travel is booked. */
const AHEAD = 60;
const PARTY = 3;

/** Shows that are travelled to: certain, somewhere, some evening soon. */
export const travelledTo = ({ today }: Stage, shows: readonly Show[]): Show[] =>
  shows.filter(
    ({ phase, venue, isAllDay, start }) =>
      phase === 'confirmed' && venue && !isAllDay && start >= today && start < addDays(today, AHEAD),
  );

/** What every journey to a show has: its first artist, and some people who go along. */
export function partyTo(show: Show, people: People, random: Random): TravelFields {
  const travellers = Array.from({ length: random.int(1, PARTY) }, () => random.pick(people));
  return {
    phase: 'confirmed',
    artists: show.artists.slice(0, 1).map(({ artistId, name }) => ({ artistId, name })),
    travellers: [...new Map(travellers.map((one) => [one.id, one])).values()].map(({ id, fullName, positions }) => ({
      contactId: id,
      name: { fullName },
      position: positions[0]?.position ?? '',
    })),
    notes: '',
    showIds: [show.id],
    tagIds: [],
  };
}
