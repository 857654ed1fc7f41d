import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { presignUpload } from '#functions/platform/files.ts';
import { artistRiderContract } from '#shared/domains/artist-rider/contract.ts';

export const handler = endpoint(artistRiderContract.routes.presign, ({ body, ctx }) =>
  presignUpload({ tenantId: ctx.tenantId, ...body }),
);
