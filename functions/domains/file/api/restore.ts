import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { commit } from '#functions/platform/write.ts';
import { fileContract } from '#shared/domains/file/contract.ts';
import { checkFile } from '../access-store.ts';
import { fileStore, settled, versionsOf } from '../store.ts';
import { withThumbnail } from '../thumbnail.ts';

/** Back on its record, and in the lists if no newer version is. */
export const handler = endpoint(fileContract.routes.restore, async ({ params, ctx }) => {
  const before = await fileStore.getDeleted(ctx, params.id);
  await checkFile(ctx, before);
  const file = await fileStore.restore(ctx, before);
  const writes = settled(ctx, await versionsOf(ctx, file));
  if (writes.length > 0) await commit(writes);
  return withThumbnail(await fileStore.get(ctx, file.id));
});
