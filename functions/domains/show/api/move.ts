import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInput } from '#functions/platform/endpoint/parse.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { checkUnlocked } from '#shared/domains/show/rules.ts';
import { ShowInput } from '#shared/domains/show/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import { inputOf, keptOf } from '../input.ts';
import { checkAccess, prepareShow, visible } from '../prepare.ts';
import { showStore } from '../store.ts';

/** Drag in planning: other times, perhaps another artist in the place of one. */
export const handler = endpoint(showContract.routes.move, async ({ params, body, ctx }) => {
  const { rev, start, end, fromArtistId, toArtistId } = body;
  const before = checkAccess(ctx, await showStore.getForUpdate(ctx, params.id, rev));
  checkUnlocked(before);
  const input = inputOf(before);
  if ((fromArtistId || toArtistId) && !input.artistIds.includes(fromArtistId ?? ''))
    throw new AppError('choice', { field: 'fromArtistId' });
  const artistIds = input.artistIds.map((id) => (toArtistId && id === fromArtistId ? toArtistId : id));
  const moved = checkInput(ShowInput, { ...input, artistIds, start, end });
  const after = await prepareShow(ctx, moved, keptOf(before));
  return visible(ctx, await showStore.update(ctx, before, after, { action: 'move' }));
});
