import { appointmentsOn, seenIn } from '#functions/platform/data/appointment.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { pageCountOf } from '#shared/kernel/contract/paging.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { artistStore } from '../store.ts';

/** One artist's calendar in order of time. */
export const handler = endpoint(artistContract.routes.appointments, async ({ params, body, ctx }) => {
  const { timeMin, timeMax, page, perPage, appointmentTypes } = body;
  artistAccess.check(ctx, [params.id]);
  const [, summaries] = await Promise.all([
    artistStore.get(ctx, params.id),
    appointmentsOn(ctx.tenantId, timeMin, timeMax, [noOf(params.id)]),
  ]);
  const found = seenIn(ctx.actor, summaries)
    .filter(({ kind }) => appointmentTypes.length === 0 || appointmentTypes.includes(kind))
    .toSorted((a, b) => (a.start < b.start ? -1 : 1));
  const rows = found
    .slice((page - 1) * perPage, page * perPage)
    .map((summary) => ({ ...summary, artistId: params.id }));
  return { rows, total: found.length, page, pageCount: pageCountOf(found.length, perPage) };
});
