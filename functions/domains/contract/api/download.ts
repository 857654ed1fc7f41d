import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { presignDownload } from '#functions/platform/files.ts';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { contractPaper } from '../paper-store.ts';

/** An address of a minute for the paper of the contract as it is now. */
export const handler = endpoint(contractContract.routes.download, async ({ params, body, ctx }) => {
  const { key, name, type, size } = await contractPaper(ctx, params.id, body.kind);
  return { url: await presignDownload({ key, name, type, inline: body.inline }), name, type, size };
});
