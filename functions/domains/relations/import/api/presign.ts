import { checkStorage } from '#functions/domains/reference/client/public/storage.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { presignUpload } from '#functions/platform/files/files.ts';
import { importContract } from '#shared/domains/relations/import/contract.ts';
import { targetFor } from '../areas.ts';

/** A ticket for one table straight to the bucket. */
export const handler = endpoint(importContract.routes.presign, async ({ body, ctx }) => {
  const { mainArea, ...request } = body;
  await targetFor(ctx, mainArea);
  const ticket = await presignUpload({ tenantId: ctx.tenantId, purpose: 'spreadsheet', ...request });
  await checkStorage(ctx, request.size);
  return ticket;
});
