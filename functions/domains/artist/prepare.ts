import { carriedFor } from '#functions/domains/tag/carried-store.ts';
import { userStore } from '#functions/domains/user/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { ArtistInput } from '#shared/domains/artist/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Id } from '#shared/kernel/ids.ts';

async function checkOwner(ctx: TenantContext, ownerId: Id | undefined): Promise<void> {
  const owner = ownerId && (await userStore.find(ctx, ownerId));
  if (ownerId && (!owner || owner.deletedAt)) throw new AppError('choice', { field: 'ownerId' });
}

/** The input as it is stored; an owner who is no user of the agency is refused. */
export async function prepareArtist(
  ctx: TenantContext,
  input: ArtistInput,
  before?: ArtistInput,
): Promise<ArtistInput> {
  const [carried] = await Promise.all([
    carriedFor(ctx, 'artist', input, before),
    checkOwner(ctx, input.ownerId),
  ]);
  return { ...input, ...carried };
}
