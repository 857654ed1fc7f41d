import { checkStorage } from '#functions/domains/file/usage-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { presignUpload } from '#functions/platform/files.ts';
import { artistRiderContract } from '#shared/domains/artist-rider/contract.ts';

export const handler = endpoint(artistRiderContract.routes.presign, async ({ body, ctx }) => {
  const ticket = await presignUpload({ tenantId: ctx.tenantId, ...body });
  await checkStorage(ctx, body.size);
  return ticket;
});
