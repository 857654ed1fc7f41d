import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import { withdraw } from '../dispute.ts';
import { actAsPayer, payerOf } from '../payer.ts';

export const handler = endpoint(invoiceLinkContract.routes.withdraw, async ({ params, ctx }) => {
  const { link } = await payerOf(ctx, params.secret);
  return actAsPayer(ctx, link, withdraw);
});
