import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { checkMayChange, checkNotYourself } from '#shared/domains/identity/user/rules.ts';
import { userStore } from '../store.ts';

export const handler = endpoint(userContract.routes.unlinkArtist, async ({ params, ctx }) => {
  const before = await userStore.get(ctx, params.id);
  checkNotYourself(ctx.actor.userId, before.id);
  checkMayChange(ctx.actor, before);
  const artistIds = before.artistIds.filter((id) => id !== params.artistId);
  if (artistIds.length === before.artistIds.length) return before;
  return userStore.update(ctx, before, { ...before, artistIds }, { action: 'access' });
});
