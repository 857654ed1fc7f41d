import { mailCode } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import { liveInvoice } from '../payer.ts';

export const handler = endpoint(invoiceLinkContract.routes.sendCode, async ({ params, ctx }) => {
  const { link } = await liveInvoice(ctx, params.secret);
  return mailCode(ctx, link);
});
