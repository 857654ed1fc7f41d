import { titleOfTarget } from '#functions/domains/target/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { presignDownload } from '#functions/platform/files.ts';
import { fileContract } from '#shared/domains/file/contract.ts';
import { fileStore } from '../store.ts';

export const handler = endpoint(fileContract.routes.download, async ({ params, query, ctx }) => {
  const file = await fileStore.get(ctx, params.id);
  await titleOfTarget(ctx, file);
  const { key, name, type, size } = file;
  return { url: await presignDownload({ key, name, type, inline: query.inline === 'true' }), name, type, size };
});
