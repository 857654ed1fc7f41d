import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showLockContract } from '#shared/domains/booking/show-lock/contract.ts';
import { unlockedShows } from '../unlocked.ts';

export const handler = endpoint(showLockContract.routes.countUnlocked, async ({ body, ctx }) => ({
  count: (await unlockedShows(ctx, body)).length,
}));
