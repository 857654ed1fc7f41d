import { checkStorage } from '#functions/domains/reference/client/public/storage.ts';
import { checkNoStaff } from '#functions/domains/relations/link/public/link-access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { presignUpload } from '#functions/platform/files/files.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { guestOf } from '../guest.ts';

/** Presigns the upload of a drawn or chosen signature. */
export const handler = endpoint(esignContract.routes.guestUpload, async ({ params, body, ctx }) => {
  const link = await guestOf(ctx, params.secret);
  checkNoStaff(ctx, link);
  const ticket = await presignUpload({ tenantId: link.tenantId, purpose: 'signature', ...body });
  await checkStorage(link, body.size);
  return ticket;
});
