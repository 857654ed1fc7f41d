import { checkStorage } from '#functions/domains/reference/client/public/storage.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { presignUpload } from '#functions/platform/files/files.ts';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import { wordTemplateStore } from '../store.ts';

/** A ticket for one upload straight to the bucket. */
export const handler = endpoint(wordTemplateContract.routes.presign, async ({ params, body, ctx }) => {
  await wordTemplateStore.get(ctx, params.id);
  const ticket = await presignUpload({ tenantId: ctx.tenantId, purpose: 'wordTemplate', ...body });
  await checkStorage(ctx, body.size);
  return ticket;
});
