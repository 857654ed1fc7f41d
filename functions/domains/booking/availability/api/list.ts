import { artistsOnView } from '#functions/domains/relations/artist/public/roster-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { availabilityContract } from '#shared/domains/booking/availability/contract.ts';
import { pageCountOf } from '#shared/kernel/contract/paging.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { exceptionsSeen } from '../store.ts';

export const handler = endpoint(availabilityContract.routes.list, async ({ body, ctx }) => {
  const { artistIds, kinds, page, perPage } = body;
  const [artists, exceptions] = await Promise.all([
    artistsOnView(ctx, artistIds),
    exceptionsSeen(ctx, artistAccess.asked(ctx, artistIds)),
  ]);
  const found = artists
    .flatMap(({ id, name }) =>
      (exceptions.get(noOf(id)) ?? []).map((one) => ({ ...one, artistId: id, artistName: name })),
    )
    .filter(({ kind }) => kinds.includes(kind))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  const rows = found.slice((page - 1) * perPage, page * perPage);
  return { rows, total: found.length, page, pageCount: pageCountOf(found.length, perPage) };
});
