import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { timesOf } from '#shared/kernel/record/appointment.ts';
import type { ConflictQuestion } from './show-queries.ts';

/** Returns the request for conflicts of a show, by its times, artists, venue and clause. */
export const questionOf = (show: ShowRow): ConflictQuestion => ({
  ...timesOf(show),
  excludeId: show.id,
  artistIds: show.artists.map(({ artistId }) => artistId),
  ...(show.venue ? { venueId: show.venue.venueId } : {}),
  ...(show.exclusivity ? { exclusivity: show.exclusivity } : {}),
});
