import { artistStore } from '#functions/domains/artist/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { userContract } from '#shared/domains/user/contract.ts';
import { checkMayChange, checkMayGive, checkNotYourself } from '#shared/domains/user/rules.ts';
import { userStore } from '../store.ts';

export const handler = endpoint(userContract.routes.linkArtist, async ({ params, ctx }) => {
  const [before, artist] = await Promise.all([userStore.get(ctx, params.id), artistStore.get(ctx, params.artistId)]);
  checkNotYourself(ctx.actor.userId, before.id);
  checkMayChange(ctx.actor, before);
  if (before.artistIds.includes(artist.id)) return before;
  const after = { ...before, artistIds: [...before.artistIds, artist.id] };
  checkMayGive(ctx.actor, after);
  return userStore.update(ctx, before, after, { action: 'access' });
});
