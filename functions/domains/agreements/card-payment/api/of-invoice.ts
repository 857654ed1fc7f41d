import { invoiceOf } from '#functions/domains/agreements/invoice/public/view.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { cardPaymentContract } from '#shared/domains/agreements/card-payment/contract.ts';
import { attemptsOf } from '../attempts.ts';

export const handler = endpoint(cardPaymentContract.routes.ofInvoice, async ({ params, ctx }) => {
  const { id } = await invoiceOf(ctx, params.id);
  return { rows: await attemptsOf(ctx.tenantId, id) };
});
