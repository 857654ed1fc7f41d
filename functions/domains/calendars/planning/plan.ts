import { seenSummaries } from '#functions/domains/booking/show/public/outside.ts';
import { artistsOnView } from '#functions/domains/relations/artist/public/roster-store.ts';
import { appointmentsOn } from '#functions/platform/data/appointment.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import type { PlanningPeriod } from '#shared/domains/calendars/planning/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';

/**
 * Artists as rows and what stands on their days; an artist the caller may not see is no row, so has no days. What is
 * only asked for stands in none of what is made of it.
 */
export async function planOf(
  ctx: UserContext,
  { from, to, artistIds, phases, kinds }: PlanningPeriod,
  withAsked = false,
) {
  const [artists, summaries] = await Promise.all([
    artistsOnView(ctx, artistIds),
    appointmentsOn(ctx.tenantId, from, to, artistAccess.asked(ctx, artistIds), withAsked),
  ]);
  const shown = new Map(artists.map(({ id }) => [noOf(id), id]));
  const seen = await seenSummaries(ctx, summaries, (no) => shown.get(no));
  const appointments = seen.flatMap((summary) => {
    const artistId = shown.get(summary.artistNo);
    const isAsked = phases.includes(summary.phase) && kinds.includes(summary.kind);
    return artistId && isAsked ? [{ ...summary, artistId }] : [];
  });
  return {
    artists: artists.map(({ id, name, ownerId, hexColor }) => ({
      id,
      name,
      hexColor,
      own: ownerId === ctx.actor.userId,
    })),
    appointments,
  };
}
