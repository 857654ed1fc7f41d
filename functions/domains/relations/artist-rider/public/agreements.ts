import { artistRiderStore } from '#functions/domains/relations/artist-rider/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import type { RelatedAgreement } from '#shared/domains/attached/file/schemas.ts';
import { noOf } from '#shared/kernel/record/ids.ts';

/** Lists the riders of artists that have a file, as far as the caller may see them. */
export async function ridersOf(ctx: UserContext, artistNos: readonly number[]): Promise<RelatedAgreement[]> {
  if (!ctx.actor.permissions.has('artist.read')) return [];
  const riders = await artistRiderStore.all(ctx);
  return riders
    .filter(
      ({ fileKey, artistId }) => fileKey && artistNos.includes(noOf(artistId)) && artistAccess.may(ctx, [artistId]),
    )
    .map(({ id, name, artistName }) => ({ kind: 'rider', id, name, recordTitle: artistName }));
}
