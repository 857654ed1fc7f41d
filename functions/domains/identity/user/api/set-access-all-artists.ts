import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { checkMayChange, checkMayGive, checkNotYourself } from '#shared/domains/identity/user/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { userStore } from '../store.ts';

export const handler = endpoint(userContract.routes.setAccessAllArtists, async ({ body, ctx }) => {
  const before = await userStore.getForUpdate(ctx, body.id, body.rev);
  checkNotYourself(ctx.actor.userId, before.id);
  checkMayChange(ctx.actor, before);
  if (before.environment === 'external' && body.allArtists) throw new AppError('choice', { field: 'allArtists' });
  const after = { ...before, allArtists: body.allArtists };
  checkMayGive(ctx.actor, after);
  return userStore.update(ctx, before, after, { action: 'access' });
});
