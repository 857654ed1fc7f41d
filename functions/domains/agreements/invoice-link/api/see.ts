import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import { readerOf, viewFor } from '../payer.ts';

export const handler = endpoint(invoiceLinkContract.routes.see, async ({ params, body, ctx }) => {
  const { link, invoice } = await readerOf(ctx, params.secret);
  return viewFor(ctx, link, invoice, body.locale);
});
