import { artistStore } from '#functions/domains/artist/store.ts';
import { carriedFor } from '#functions/domains/tag/carried-store.ts';
import { ownerFor } from '#functions/domains/user/owner-store.ts';
import { teamOf } from '#functions/domains/user/team-store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { namedRecord } from '#functions/platform/record/references.ts';
import type { ProductionFields, ProductionInput } from '#shared/domains/production/schemas.ts';

/** Fills in the names of artists, owner and team. */
export async function prepareProduction(
  ctx: TenantContext,
  input: ProductionInput,
  before?: ProductionFields,
): Promise<ProductionFields> {
  const { artistIds, ownerId, team, ...fields } = input;
  const there = before?.artists.map(({ artistId }) => artistId);
  const [artists, carried, owner, cards] = await Promise.all([
    Promise.all(artistIds.map((id, i) => namedRecord(ctx, artistStore, `artistIds.${i}`, id, there))),
    carriedFor(ctx, 'production', input, before),
    ownerFor(ctx, ownerId, before?.owner),
    teamOf(ctx, team, before?.team),
  ]);
  const bill = artists.map(({ id: artistId, name }) => ({ artistId, name }));
  return { ...fields, ...carried, ...(owner ? { owner } : {}), ...cards, artists: bill };
}
