import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { presignDownload } from '#functions/platform/files/files.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { fileFor } from '../public/access.ts';

export const handler = endpoint(fileContract.routes.download, async ({ params, query, ctx }) => {
  const { key, name, type, size } = await fileFor(ctx, params.id);
  return { url: await presignDownload({ key, name, type, inline: query.inline === 'true' }), name, type, size };
});
