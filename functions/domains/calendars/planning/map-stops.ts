import { showStore } from '#functions/domains/booking/show/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import type { PlanningPeriod } from '#shared/domains/calendars/planning/contract.ts';
import { MAX_MAP_SHOWS, type MapStop } from '#shared/domains/calendars/planning/map.ts';
import { inRouteOrder } from '#shared/domains/calendars/planning/map-rules.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import type { PlannedAppointment } from '#shared/kernel/record/planned-appointment.ts';
import { mapConflicts } from './map-conflicts.ts';
import { planOf } from './plan.ts';

function stopOf(summary: PlannedAppointment, { venue, startAt }: Show): (MapStop & { readonly startAt: string })[] {
  if (venue?.lat === undefined || venue.lng === undefined) return [];
  const { id: showId, artistId, title, statusId, phase, rank, start, end, isAllDay, isNight } = summary;
  const { venueId, name: venueName, cityCountry, lat, lng } = venue;
  return [
    {
      showId,
      artistId,
      title,
      statusId,
      phase,
      rank,
      start,
      end,
      isAllDay,
      isNight,
      venueId,
      venueName,
      cityCountry,
      point: { lat, lng },
      startAt,
    },
  ];
}

/** The shows of a period where they are, each artist's in the order of the route, and which are in each other's way. */
export async function stopsOf(ctx: UserContext, period: PlanningPeriod) {
  const { artists, appointments } = await planOf(ctx, { ...period, kinds: ['show'] });
  const summaries = appointments
    .filter(({ isTaken }) => !isTaken)
    .toSorted((a, b) => a.start.localeCompare(b.start))
    .slice(0, MAX_MAP_SHOWS);
  const shows = await showStore.many(ctx, [...new Set(summaries.map(({ id }) => noOf(id)))]);
  const byId = new Map(shows.map((show) => [show.id, show]));
  const placed = summaries.flatMap((summary) => {
    const show = byId.get(summary.id);
    return show ? [stopOf(summary, show)] : [];
  });
  const stops = inRouteOrder(
    placed.flat(),
    artists.map(({ id }) => id),
  );
  const conflicts = mapConflicts(ctx, stops, byId);
  return { artists, stops, conflicts, unplaced: placed.filter(({ length }) => length === 0).length };
}
