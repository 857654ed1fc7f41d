import { liveLink } from '#functions/domains/relations/link/public/link-access.ts';
import { enterLink } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { selfBillLinkContract } from '#shared/domains/agreements/self-bill-link/contract.ts';
import { invoiceOf, seenBy } from '../view.ts';

/** A person pressed the button: the link counts as opened. Staff only see what it shows. */
export const handler = endpoint(selfBillLinkContract.routes.open, async ({ params, body, ctx }) => {
  const link = await liveLink(ctx, 'selfBill', params.secret);
  const invoice = await invoiceOf(link);
  await enterLink(ctx, link, { secret: params.secret, code: body.code });
  return seenBy(ctx, link, invoice, body.locale);
});
