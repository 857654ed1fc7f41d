import { seenFree } from '#functions/domains/identity/free-field/public/values.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { queryOf } from '#functions/platform/record/request.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { seenArtist } from '../outside.ts';
import { artistMapping, artistStore } from '../store.ts';

/**
 * Lists the artists of the caller. A user who sees all artists gets those they look after. Any other user gets those
 * they are linked to.
 */
export const handler = endpoint(artistContract.routes.mine, async ({ body, ctx }) => {
  const { actor } = ctx;
  const own = actor.allArtists ? [{ column: 'owner', anyOf: [noOf(actor.userId)] }] : artistAccess.own(ctx);
  const request = { ...body, filters: [], sort: { by: 'name', direction: 'asc' as const } };
  const page = await artistStore.page(ctx, queryOf(artistMapping, request, own));
  return {
    ...page,
    rows: await seenFree(
      ctx,
      'artist',
      page.rows.map((row) => seenArtist(ctx, row)),
    ),
  };
});
