import { showStore } from '#functions/domains/show/store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { submissionOfShow } from './submission-store.ts';

/** The show somebody decides on, as they last saw it, with its request. */
export async function requestForUpdate(ctx: UserContext, showId: Id, rev: number) {
  const seen = await showStore.get(ctx, showId);
  artistAccess.check(
    ctx,
    seen.artists.map(({ artistId }) => artistId),
  );
  const submission = await submissionOfShow(ctx, showId);
  return { submission, show: await showStore.getForUpdate(ctx, showId, rev) };
}
