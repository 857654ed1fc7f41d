import { artistStore } from '#functions/domains/artist/store.ts';
import { carriedFor } from '#functions/domains/tag/carried-store.ts';
import { ownerFor } from '#functions/domains/user/owner-store.ts';
import { teamOf } from '#functions/domains/user/team-store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { ProductionFields, ProductionInput } from '#shared/domains/production/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import { noOf } from '#shared/kernel/ids.ts';

/** Fills in the names of artists, owner and team. */
export async function prepareProduction(
  ctx: TenantContext,
  input: ProductionInput,
  before?: ProductionFields,
): Promise<ProductionFields> {
  const { artistIds, ownerId, team, ...fields } = input;
  const [found, carried, owner, cards] = await Promise.all([
    artistStore.many(ctx, artistIds.map(noOf)),
    carriedFor(ctx, 'production', input, before),
    ownerFor(ctx, ownerId, before?.owner),
    teamOf(ctx, team, before?.team),
  ]);
  const artists = artistIds.map((artistId, i) => {
    const artist = found.find((a) => a.id === artistId && !a.deletedAt);
    if (!artist) throw new AppError('choice', { field: `artistIds.${i}` });
    return { artistId, name: artist.name };
  });
  return { ...fields, ...carried, ...(owner ? { owner } : {}), ...cards, artists };
}
