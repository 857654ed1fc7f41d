import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { checkFile } from '../public/access.ts';
import { fileStore, restoreFile } from '../store.ts';
import { withThumbnail } from '../thumbnail.ts';

/** Back on its record, and in the lists if no newer version is. */
export const handler = endpoint(fileContract.routes.restore, async ({ params, ctx }) => {
  const before = await fileStore.getDeleted(ctx, params.id);
  await checkFile(ctx, before);
  return withThumbnail(await restoreFile(ctx, before));
});
