import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import { actAsPayer, payerOf } from '../payer.ts';
import { sayPaid } from '../say-paid.ts';

export const handler = endpoint(invoiceLinkContract.routes.sayPaid, async ({ params, body, ctx }) => {
  const { link } = await payerOf(ctx, params.secret);
  return actAsPayer(ctx, link, (reader, invoice) => sayPaid(reader, invoice, body));
});
