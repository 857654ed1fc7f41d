import { artistStore } from '#functions/domains/artist/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { userContract } from '#shared/domains/user/contract.ts';
import { userStore } from '../store.ts';

export const handler = endpoint(userContract.routes.linkArtist, async ({ params, ctx }) => {
  const [before, artist] = await Promise.all([userStore.get(ctx, params.id), artistStore.get(ctx, params.artistId)]);
  if (before.artistIds.includes(artist.id)) return before;
  const artistIds = [...before.artistIds, artist.id];
  return userStore.update(ctx, before, { ...before, artistIds }, { action: 'access' });
});
