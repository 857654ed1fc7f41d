import { checkStorage } from '#functions/domains/reference/client/public/storage.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { presignUpload } from '#functions/platform/files/files.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';

export const handler = endpoint(esignContract.routes.upload, async ({ body, ctx }) => {
  const ticket = await presignUpload({ tenantId: ctx.tenantId, ...body });
  await checkStorage(ctx, body.size);
  return ticket;
});
