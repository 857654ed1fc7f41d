import { artistAccess } from '#functions/platform/access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { presignDownload } from '#functions/platform/files.ts';
import { artistRiderContract } from '#shared/domains/artist-rider/contract.ts';
import { AppError } from '#shared/kernel/error.ts';
import { artistRiderStore } from '../store.ts';

export const handler = endpoint(artistRiderContract.routes.download, async ({ params, ctx }) => {
  const { artistId, fileKey, fileName } = await artistRiderStore.get(ctx, params.id);
  artistAccess.check(ctx, [artistId]);
  if (!fileKey) throw new AppError('file.gone');
  const url = await presignDownload({ key: fileKey, name: fileName, type: 'application/octet-stream' });
  return { url, name: fileName };
});
