import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { userContract } from '#shared/domains/user/contract.ts';
import { AppError } from '#shared/kernel/error.ts';
import { userStore } from '../store.ts';

export const handler = endpoint(userContract.routes.setAccessAllArtists, async ({ body, ctx }) => {
  const before = await userStore.getForUpdate(ctx, body.id, body.rev);
  if (before.environment === 'external' && body.allArtists) throw new AppError('choice', { field: 'allArtists' });
  return userStore.update(ctx, before, { ...before, allArtists: body.allArtists }, { action: 'access' });
});
