import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { presignDownload } from '#functions/platform/files.ts';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { AppError } from '#shared/kernel/error.ts';
import { renderingOf } from '../rendering.ts';
import { contractStore } from '../store.ts';
import { checkAccess } from '../view.ts';

/** An address of a minute for the paper of the contract as it is now. */
export const handler = endpoint(contractContract.routes.download, async ({ params, body, ctx }) => {
  const contract = checkAccess(ctx, await contractStore.get(ctx, params.id));
  const rendering = await renderingOf(ctx.tenantId, contract);
  if (rendering?.state === 'pending') throw new AppError('contract.notReady');
  const file = rendering?.files.find((candidate) => candidate.kind === body.kind);
  if (!file) throw new AppError('contract.noFile');
  const { key, name, type, size } = file;
  return { url: await presignDownload({ key, name, type, inline: body.inline }), name, type, size };
});
