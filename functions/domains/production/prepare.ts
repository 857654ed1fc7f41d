import { artistStore } from '#functions/domains/artist/store.ts';
import { carriedFor } from '#functions/domains/tag/carried-store.ts';
import { userStore } from '#functions/domains/user/store.ts';
import { teamOf } from '#functions/domains/user/team-store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { ProductionFields, ProductionInput } from '#shared/domains/production/schemas.ts';
import { isOwner } from '#shared/domains/user/rules.ts';
import { AppError } from '#shared/kernel/error.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';

/** Somebody who looks after things; who does already may stay. */
async function ownerOf(ctx: TenantContext, ownerId: Id | undefined, before?: ProductionFields['owner']) {
  if (!ownerId) return {};
  const user = await userStore.find(ctx, ownerId);
  const may = user && !user.deletedAt && (isOwner(user) || before?.userId === ownerId);
  if (!may) throw new AppError('choice', { field: 'ownerId' });
  return { owner: { userId: user.id, name: user.name } };
}

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
    ownerOf(ctx, ownerId, before?.owner),
    teamOf(ctx, team, before?.team),
  ]);
  const artists = artistIds.map((artistId, i) => {
    const artist = found.find((a) => a.id === artistId && !a.deletedAt);
    if (!artist) throw new AppError('choice', { field: `artistIds.${i}` });
    return { artistId, name: artist.name };
  });
  return { ...fields, ...carried, ...owner, ...cards, artists };
}
