import { titleOfSubject } from '#functions/domains/identity/subject/store.ts';
import { checkStorage } from '#functions/domains/reference/client/public/storage.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { presignUpload } from '#functions/platform/files/files.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { purposeFor } from '#shared/domains/attached/file/rules.ts';

/** A ticket for one upload straight to the bucket, for a record the caller may see. */
export const handler = endpoint(fileContract.routes.presign, async ({ body, ctx }) => {
  const { entity, recordId, ...request } = body;
  await titleOfSubject(ctx, { entity, recordId });
  // The record decides the limits, not the request.
  const ticket = await presignUpload({ tenantId: ctx.tenantId, ...request, purpose: purposeFor({ entity }) });
  await checkStorage(ctx, request.size);
  return ticket;
});
