import { namedArtists } from '#functions/domains/artist/named-store.ts';
import { carriedFor } from '#functions/domains/tag/carried-store.ts';
import { ownerFor } from '#functions/domains/user/owner-store.ts';
import { teamOf } from '#functions/domains/user/team-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { ProductionFields, ProductionInput } from '#shared/domains/production/schemas.ts';

/** Fills in the names of artists, owner and team. */
export async function prepareProduction(
  ctx: UserContext,
  input: ProductionInput,
  before?: ProductionFields,
): Promise<ProductionFields> {
  const { artistIds, ownerId, team, ...fields } = input;
  const [artists, carried, owner, cards] = await Promise.all([
    namedArtists(ctx, artistIds, before?.artists),
    carriedFor(ctx, 'production', input, before),
    ownerFor(ctx, ownerId, before?.owner),
    teamOf(ctx, team, before?.team),
  ]);
  const bill = artists.map(({ id: artistId, name }) => ({ artistId, name }));
  return { ...fields, ...carried, ...(owner ? { owner } : {}), ...cards, artists: bill };
}
