import { fileAddress } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import { readerOf } from '../payer.ts';

/** An address of a minute for the issued document. */
export const handler = endpoint(invoiceLinkContract.routes.file, async ({ params, body, ctx }) => {
  const { link } = await readerOf(ctx, params.secret);
  return fileAddress(link, body.inline);
});
