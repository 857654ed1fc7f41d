import { artistStore } from '#functions/domains/artist/store.ts';
import { carriedFor } from '#functions/domains/tag/carried-store.ts';
import { userStore } from '#functions/domains/user/store.ts';
import { teamOf } from '#functions/domains/user/team-store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { namedRecord } from '#functions/platform/record/references.ts';
import type { ProductionFields, ProductionInput } from '#shared/domains/production/schemas.ts';
import { isOwner } from '#shared/domains/user/rules.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Id } from '#shared/kernel/ids.ts';

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
  const there = before?.artists.map(({ artistId }) => artistId);
  const [artists, carried, owner, cards] = await Promise.all([
    Promise.all(artistIds.map((id, i) => namedRecord(ctx, artistStore, `artistIds.${i}`, id, there))),
    carriedFor(ctx, 'production', input, before),
    ownerOf(ctx, ownerId, before?.owner),
    teamOf(ctx, team, before?.team),
  ]);
  const bill = artists.map(({ id: artistId, name }) => ({ artistId, name }));
  return { ...fields, ...carried, ...owner, ...cards, artists: bill };
}
