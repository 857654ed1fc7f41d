import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { ExternalCalendar } from '#shared/domains/booking/external-calendar/schemas.ts';
import { statesOf } from './state-store.ts';
import { artistsOf, type StoredCalendar } from './store.ts';

/** Calendars as a page shows them: with their artists' names and how fetching them goes. */
export async function shownCalendars(
  ctx: Pick<TenantContext, 'tenantId'>,
  calendars: readonly StoredCalendar[],
): Promise<ExternalCalendar[]> {
  const [states, artists] = await Promise.all([
    statesOf(ctx, calendars),
    artistsOf(ctx, [...new Set(calendars.flatMap(({ artistIds }) => artistIds))]),
  ]);
  return calendars.map((calendar) => ({
    ...calendar,
    state: states.get(calendar.id) ?? { events: 0, conflicts: 0, sources: [] },
    artists: artists.filter(({ id }) => calendar.artistIds.includes(id)),
  }));
}
