import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { addFavorite, favoritesOf, removeFavorite } from '#functions/platform/data/favorite.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { favoriteArtistContract } from '#shared/domains/relations/favorite-artist/contract.ts';
import { done, noOf } from '#shared/kernel/record/ids.ts';

const { list, create, remove } = favoriteArtistContract.routes;
const entity = 'artist';

export const handlers = {
  list: endpoint(list, async ({ ctx }) => {
    if (!ctx.actor.permissions.has('artist.read')) return { rows: [] };
    const ids = (await favoritesOf(ctx)).filter((one) => one.entity === entity).map(({ recordId }) => recordId);
    const found = await artistStore.many(ctx, ids.filter((id) => artistAccess.may(ctx, [id])).map(noOf));
    const rows = found
      .filter(({ id, deletedAt }) => ids.includes(id) && !deletedAt)
      .map(({ id, name }) => ({ artistId: id, name }));
    return { rows: rows.sort((a, b) => a.name.localeCompare(b.name)) };
  }),
  create: endpoint(create, async ({ body, ctx }) => {
    artistAccess.check(ctx, [body.artistId]);
    await artistStore.get(ctx, body.artistId);
    await addFavorite(ctx, { entity, recordId: body.artistId });
    return done;
  }),
  remove: endpoint(remove, async ({ body, ctx }) => {
    await removeFavorite(ctx, { entity, recordId: body.artistId });
    return done;
  }),
};
