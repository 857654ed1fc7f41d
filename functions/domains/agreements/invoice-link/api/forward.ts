import { checkNoStaff } from '#functions/domains/relations/link/public/link-access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import { forward } from '../forward.ts';
import { payerOf, viewFor } from '../payer.ts';

export const handler = endpoint(invoiceLinkContract.routes.forward, async ({ params, body, ctx }) => {
  const { link, invoice } = await payerOf(ctx, params.secret);
  checkNoStaff(ctx, link);
  return viewFor(ctx, await forward(ctx, link, body), invoice);
});
