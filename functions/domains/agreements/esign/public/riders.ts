import { artistRiderStore } from '#functions/domains/relations/artist-rider/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

/** The riders of artists that can be sealed: active, with a PDF, and of artists that the caller may see. */
export async function ridersOfArtists(ctx: UserContext, artistIds: readonly Id[]) {
  if (!ctx.actor.permissions.has('artist.read')) return [];
  const riders = await artistRiderStore.all(ctx);
  return riders.filter(
    ({ isActive, fileKey, fileName, artistId }) =>
      isActive &&
      fileKey &&
      fileName.toLowerCase().endsWith('.pdf') &&
      artistIds.includes(artistId) &&
      artistAccess.may(ctx, [artistId]),
  );
}
