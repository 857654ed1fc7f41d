import { checkStorage } from '#functions/domains/reference/client/public/storage.ts';
import { checkNoStaff } from '#functions/domains/relations/link/public/link-access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { presignUpload } from '#functions/platform/files/files.ts';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import { payerOf } from '../payer.ts';

/** Presigns the upload of a file that explains a dispute. */
export const handler = endpoint(invoiceLinkContract.routes.upload, async ({ params, body, ctx }) => {
  const { link } = await payerOf(ctx, params.secret);
  checkNoStaff(ctx, link);
  const ticket = await presignUpload({ tenantId: link.tenantId, purpose: 'attachment', ...body });
  await checkStorage(link, body.size);
  return ticket;
});
