import { artistStore } from '#functions/domains/artist/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { userContract } from '#shared/domains/user/contract.ts';
import { noOf } from '#shared/kernel/ids.ts';
import { userStore } from '../store.ts';

/** The artists a user is linked to. */
export const handler = endpoint(userContract.routes.artists, async ({ params, ctx }) => {
  const { allArtists, artistIds } = await userStore.get(ctx, params.id);
  const found = await artistStore.many(ctx, artistIds.map(noOf));
  const rows = found.filter(({ deletedAt }) => !deletedAt).map(({ id, name }) => ({ artistId: id, name }));
  return { allArtists, rows };
});
