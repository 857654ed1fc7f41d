import { cardPage } from '#functions/domains/agreements/card-payment/public/page.ts';
import { checkNoStaff } from '#functions/domains/relations/link/public/link-access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import { payerOf } from '../payer.ts';

export const handler = endpoint(invoiceLinkContract.routes.payByCard, async ({ params, ctx }) => {
  const { link, invoice } = await payerOf(ctx, params.secret);
  checkNoStaff(ctx, link);
  return { url: await cardPage({ tenantId: link.tenantId, now: ctx.now }, invoice.id) };
});
