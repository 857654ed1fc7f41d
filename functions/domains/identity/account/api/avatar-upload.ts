import { checkStorage } from '#functions/domains/reference/client/public/storage.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { presignUpload } from '#functions/platform/files/files.ts';
import { accountContract } from '#shared/domains/identity/account/contract.ts';

export const handler = endpoint(accountContract.routes.avatarUpload, async ({ body, ctx }) => {
  const ticket = await presignUpload({ tenantId: ctx.tenantId, ...body });
  await checkStorage(ctx, body.size);
  return ticket;
});
