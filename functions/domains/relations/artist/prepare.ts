import { userStore } from '#functions/domains/identity/user/store.ts';
import { bankAccountStore } from '#functions/domains/reference/bank-account/store.ts';
import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { brandStore } from '#functions/domains/reference/brand/store.ts';
import { businessCentralProjectStore } from '#functions/domains/reference/business-central-project/store.ts';
import { carriedFor } from '#functions/domains/reference/tag/public/carried.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { checkReferences, namedRecord } from '#functions/platform/record/references.ts';
import type { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import { withNames } from './people.ts';

const MASTERS = {
  bookkeepingId: bookkeepingStore,
  brandId: brandStore,
  bankAccountId: bankAccountStore,
  projectId: businessCentralProjectStore,
};

/** The input as it is stored; an owner who is no user of the agency is refused. */
export async function prepareArtist(
  ctx: TenantContext,
  input: ArtistInput,
  before?: ArtistInput,
): Promise<ArtistInput> {
  const [carried, people] = await Promise.all([
    carriedFor(ctx, 'artist', input, before),
    withNames(ctx, input, before),
    input.ownerId && namedRecord(ctx, userStore, 'ownerId', input.ownerId, [before?.ownerId]),
    checkReferences(ctx, MASTERS, input, before),
  ]);
  return { ...input, ...people, ...carried };
}
