import { invoiceOf, shown } from '#functions/domains/agreements/invoice/public/view.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { cardPaymentContract } from '#shared/domains/agreements/card-payment/contract.ts';
import { answering } from '../answering.ts';
import { attemptsOf } from '../attempts.ts';
import { followAttempt } from '../follow.ts';

export const handler = endpoint(cardPaymentContract.routes.sync, async ({ params, ctx }) => {
  const { id } = await invoiceOf(ctx, params.id);
  for (const attempt of await attemptsOf(ctx.tenantId, id)) await answering(() => followAttempt(ctx, attempt));
  return { rows: await attemptsOf(ctx.tenantId, id), invoice: await shown(ctx, invoiceOf(ctx, id)) };
});
