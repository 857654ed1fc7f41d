import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInput } from '#functions/platform/endpoint/parse.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { inputOf } from '#shared/domains/booking/show/input.ts';
import { checkUnlocked } from '#shared/domains/booking/show/rules.ts';
import { ShowInput } from '#shared/domains/booking/show/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { moveShow } from '../move.ts';
import { visible } from '../public/visible.ts';
import { ridersOf } from '../references.ts';
import { showForUpdate } from '../seen.ts';

/** Drag in planning: other times, perhaps another artist in the place of one. */
export const handler = endpoint(showContract.routes.move, async ({ params, body, ctx }) => {
  checkInternal(ctx);
  const { rev, start, end, isNight, fromArtistId, toArtistId, rank } = body;
  const before = await showForUpdate(ctx, params.id, rev);
  checkUnlocked(before);
  const input = inputOf(before);
  if ((fromArtistId || toArtistId) && !input.artistIds.includes(fromArtistId ?? ''))
    throw new AppError('choice', { field: 'fromArtistId' });
  if (toArtistId && toArtistId !== fromArtistId && input.artistIds.includes(toArtistId))
    throw new AppError('show.onBill', { field: 'toArtistId' });
  const inPlace = (id: Id) => (toArtistId && id === fromArtistId ? toArtistId : id);
  const artistIds = input.artistIds.map(inPlace);
  // The place on the bill goes to who comes instead.
  const bill = input.bill?.map((entry) => ({ ...entry, artistId: inPlace(entry.artistId) }));
  // A rider is its artist's: it leaves with who leaves, and comes back with who comes back.
  const [left, come] = toArtistId
    ? await Promise.all([ridersOf(ctx, fromArtistId, input.riderIds), ridersOf(ctx, toArtistId, body.riderIds)])
    : [[], []];
  const riderIds = [...(input.riderIds ?? []).filter((id) => !left.includes(id)), ...come];
  const times = { start, end, isNight: isNight ?? input.isNight };
  const moved = checkInput(ShowInput, { ...input, artistIds, bill, riderIds, ...times });
  const saved = await moveShow(ctx, before, moved, rank);
  return { ...visible(ctx, saved), leftRiderIds: left };
});
