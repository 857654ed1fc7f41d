import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { servicesOf } from '#functions/records/book.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { checkMayChange, checkMayGive, checkNotYourself } from '#shared/domains/identity/user/rules.ts';
import { userStore } from '../store.ts';

export const handler = endpoint(userContract.routes.linkArtist, async ({ params, ctx }) => {
  const { subject } = await servicesOf('artist');
  const [before] = await Promise.all([userStore.get(ctx, params.id), subject(ctx, params.artistId)]);
  checkNotYourself(ctx.actor.userId, before.id);
  checkMayChange(ctx.actor, before);
  if (before.artistIds.includes(params.artistId)) return before;
  const after = { ...before, artistIds: [...before.artistIds, params.artistId] };
  checkMayGive(ctx.actor, after);
  return userStore.update(ctx, before, after, { action: 'access' });
});
