import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { VenueSummary } from '#shared/domains/relations/company/schemas.ts';
import { instantOf } from '#shared/kernel/time/zone.ts';

type Placed = Pick<ShowFields, 'start' | 'zone' | 'startAt' | 'venue'>;

/** The show at its venue, whose clock is the show's; at one that does not say its zone the clock stays as it was. */
export function atVenue<T extends Placed>(show: T, venue: VenueSummary): T {
  const { zone = show.zone } = venue;
  return { ...show, venue, zone, startAt: instantOf(show.start, zone) };
}
