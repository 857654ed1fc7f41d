import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { presignUpload } from '#functions/platform/files.ts';
import { accountContract } from '#shared/domains/account/contract.ts';

export const handler = endpoint(accountContract.routes.avatarUpload, ({ body, ctx }) =>
  presignUpload({ tenantId: ctx.tenantId, ...body }),
);
