import { bankAccountStore } from '#functions/domains/bank-account/store.ts';
import { bookkeepingStore } from '#functions/domains/bookkeeping/store.ts';
import { brandStore } from '#functions/domains/brand/store.ts';
import { carriedFor } from '#functions/domains/tag/carried-store.ts';
import { userStore } from '#functions/domains/user/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { checkReferences } from '#functions/platform/record/references.ts';
import type { ArtistInput } from '#shared/domains/artist/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { withNames } from './people.ts';

async function checkOwner(ctx: TenantContext, ownerId: Id | undefined): Promise<void> {
  const owner = ownerId && (await userStore.find(ctx, ownerId));
  if (ownerId && (!owner || owner.deletedAt)) throw new AppError('choice', { field: 'ownerId' });
}

const MASTERS = { bookkeepingId: bookkeepingStore, brandId: brandStore, bankAccountId: bankAccountStore };

/** The input as it is stored; an owner who is no user of the agency is refused. */
export async function prepareArtist(
  ctx: TenantContext,
  input: ArtistInput,
  before?: ArtistInput,
): Promise<ArtistInput> {
  const [carried, people] = await Promise.all([
    carriedFor(ctx, 'artist', input, before),
    withNames(ctx, input),
    checkOwner(ctx, input.ownerId),
    checkReferences(ctx, MASTERS, input, before),
  ]);
  return { ...input, ...people, ...carried };
}
