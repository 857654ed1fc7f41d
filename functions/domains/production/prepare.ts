import { artistStore } from '#functions/domains/artist/store.ts';
import { carriedFor } from '#functions/domains/tag/carried-store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { ProductionFields, ProductionInput } from '#shared/domains/production/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import { noOf } from '#shared/kernel/ids.ts';

/** Fills in the artists' names. */
export async function prepareProduction(
  ctx: TenantContext,
  input: ProductionInput,
  before?: ProductionFields,
): Promise<ProductionFields> {
  const { artistIds, ...fields } = input;
  const [found, carried] = await Promise.all([
    artistStore.many(ctx, artistIds.map(noOf)),
    carriedFor(ctx, 'production', input, before),
  ]);
  const artists = artistIds.map((artistId, i) => {
    const artist = found.find((a) => a.id === artistId && !a.deletedAt);
    if (!artist) throw new AppError('choice', { field: `artistIds.${i}` });
    return { artistId, name: artist.name };
  });
  return { ...fields, ...carried, artists };
}
