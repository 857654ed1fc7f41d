import { artistStore } from '#functions/domains/artist/store.ts';
import { acceptWithin } from '#functions/domains/file/accept-store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Weighed } from '#functions/platform/file-usage.ts';
import type { ArtistRiderInput } from '#shared/domains/artist-rider/contract.ts';
import { AppError } from '#shared/kernel/error.ts';
import { isFileName } from '#shared/kernel/file.ts';
import type { Stored } from '#shared/kernel/record.ts';

type Kept = Stored<ArtistRiderInput> & Weighed;

async function fileOf(ctx: UserContext, { fileKey, fileName }: ArtistRiderInput, before?: Kept) {
  if (!fileKey) return { fileKey: '', fileName: '', bytes: {} };
  if (!isFileName(fileName)) throw new AppError('file.name', { field: 'fileName', params: { max: 200 } });
  if (fileKey === before?.fileKey) return { fileKey, fileName, bytes: before.bytes };
  const { key, size } = await acceptWithin({ tenantId: ctx.tenantId, key: fileKey, purpose: 'document' });
  return { fileKey: key, fileName, bytes: { fileKey: size } };
}

/** The artist is one the caller sees; the paper is what they sent, or what is kept already. */
export async function prepareRider(
  ctx: UserContext,
  input: ArtistRiderInput,
  before?: Kept,
): Promise<ArtistRiderInput & Weighed> {
  const artist = await artistStore.find(ctx, input.artistId);
  if (!artist || artist.deletedAt || !artistAccess.may(ctx, [input.artistId]))
    throw new AppError('choice', { field: 'artistId' });
  return { ...input, artistName: artist.name, ...(await fileOf(ctx, input, before)) };
}
