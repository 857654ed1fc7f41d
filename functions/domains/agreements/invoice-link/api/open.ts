import { enterLink } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import { liveInvoice, viewFor } from '../payer.ts';

/** A person pressed the button: the link counts as opened. Staff only see what it shows. */
export const handler = endpoint(invoiceLinkContract.routes.open, async ({ params, body, ctx }) => {
  const { link, invoice } = await liveInvoice(ctx, params.secret);
  await enterLink(ctx, link, { secret: params.secret, code: body.code });
  return viewFor(ctx, link, invoice, body.locale);
});
