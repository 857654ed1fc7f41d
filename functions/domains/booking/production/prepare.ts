import { ownerFor } from '#functions/domains/identity/user/public/owner.ts';
import { teamOf } from '#functions/domains/identity/user/public/team.ts';
import { carriedFor } from '#functions/domains/reference/tag/public/carried.ts';
import { namedArtists } from '#functions/domains/relations/artist/public/named.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { isInternal } from '#functions/platform/session/internal-only.ts';
import type { ProductionFields, ProductionInput } from '#shared/domains/booking/production/schemas.ts';

/** Fills in the names of artists, owner and team. */
export async function prepareProduction(
  ctx: UserContext,
  input: ProductionInput,
  before?: ProductionFields,
): Promise<ProductionFields> {
  const { artistIds, ownerId, team, ...fields } = input;
  const [artists, carried, owner, summaries] = await Promise.all([
    namedArtists(ctx, artistIds, before?.artists),
    carriedFor(ctx, 'production', input, before),
    ownerFor(ctx, ownerId, before?.owner),
    teamOf(ctx, team, before?.team),
  ]);
  const bill = artists.map(({ id: artistId, name }) => ({ artistId, name }));
  // A new production belongs to its creator until somebody says otherwise.
  const kept = owner ?? (before || !isInternal(ctx) ? undefined : { userId: ctx.actor.userId, name: ctx.actor.name });
  return { ...fields, ...carried, ...(kept ? { owner: kept } : {}), ...summaries, artists: bill };
}
