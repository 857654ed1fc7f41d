import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { appointmentsOn } from '#functions/platform/data/appointment.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { calendarDays, calendarRange, showNumber } from '#shared/domains/booking/show/rules.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { seenSummaries } from '../public/outside.ts';

/** The weeks of a month: what the artist has on each day. */
export const handler = endpoint(showContract.routes.minicalendar, async ({ body, ctx }) => {
  artistAccess.checkKnown(ctx, [body.artistId]);
  const { from, to } = calendarRange(body.date);
  const [, summaries] = await Promise.all([
    artistStore.get(ctx, body.artistId),
    appointmentsOn(ctx.tenantId, from, to, [noOf(body.artistId)]),
  ]);
  const seen = await seenSummaries(ctx, summaries, () => body.artistId);
  const shows = seen.filter(({ kind }) => kind === 'show');
  const own = shows.filter(({ isTaken }) => !isTaken);
  const rows = own.map((summary) => ({ ...summary, showId: summary.id, number: showNumber(summary.recordNo) }));
  return { from, to, days: calendarDays(shows, from, to), shows: rows };
});
