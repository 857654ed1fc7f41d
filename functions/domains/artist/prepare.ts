import { userStore } from '#functions/domains/user/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { ArtistInput } from '#shared/domains/artist/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';

/** The input as it is stored; an owner who is no user of the agency is refused. */
export async function prepareArtist(ctx: TenantContext, input: ArtistInput): Promise<ArtistInput> {
  if (!input.ownerId) return input;
  const owner = await userStore.find(ctx, input.ownerId);
  if (!owner || owner.deletedAt) throw new AppError('choice', { field: 'ownerId' });
  return input;
}
