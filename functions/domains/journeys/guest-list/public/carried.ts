import { showTitle } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { GuestListFields } from '#shared/domains/journeys/guest-list/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

/** Returns the fields that a list copies from its show: who may see it, and when and where it is. */
export const ofShow = (show: Stored<ShowFields>): Pick<GuestListFields, 'show' | 'artists'> => ({
  show: {
    showId: show.id,
    number: show.number,
    title: showTitle(show),
    start: show.start,
    end: show.end,
    isAllDay: show.isAllDay,
    isNight: show.isNight,
    zone: show.zone,
    venue: show.venue?.name ?? '',
    city: show.venue?.city ?? '',
  },
  artists: show.artists.map(({ artistId, name }) => ({ artistId, name })),
});
