import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { namedRecord } from '#functions/platform/record/references.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { artistStore } from '../store.ts';

/** The artists a record names, in order. Who may not see an artist adds none, but leaves in place who is there already. */
export async function namedArtists(
  ctx: UserContext,
  artistIds: readonly Id[],
  there: readonly { readonly artistId: Id }[] = [],
) {
  const known = there.map(({ artistId }) => artistId);
  const named = artistIds.map((artistId, i) => {
    const field = `artistIds.${i}`;
    if (!artistAccess.knows(ctx, [artistId]) && !known.includes(artistId)) throw new AppError('choice', { field });
    return namedRecord(ctx, artistStore, field, artistId, known);
  });
  return Promise.all(named);
}
