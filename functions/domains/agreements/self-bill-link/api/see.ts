import { openedLink } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { selfBillLinkContract } from '#shared/domains/agreements/self-bill-link/contract.ts';
import { invoiceOf, seenBy } from '../view.ts';

export const handler = endpoint(selfBillLinkContract.routes.see, async ({ params, body, ctx }) => {
  const link = await openedLink(ctx, 'selfBill', params.secret);
  return seenBy(ctx, link, await invoiceOf(link), body.locale);
});
