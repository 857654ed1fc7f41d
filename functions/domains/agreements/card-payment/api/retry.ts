import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { cardPaymentContract } from '#shared/domains/agreements/card-payment/contract.ts';
import { isProblem } from '#shared/domains/agreements/card-payment/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { attemptsOf } from '../attempts.ts';
import { namedAttempt } from '../named.ts';
import { chargeInvoice } from '../public/charge.ts';

export const handler = endpoint(cardPaymentContract.routes.retry, async ({ params, ctx }) => {
  const { invoice, attempt, isLast } = await namedAttempt(ctx, params.id);
  const { card } = attempt;
  if (!card || !isLast || !isProblem(attempt)) throw new AppError('cardPayment.notRetried');
  await chargeInvoice(ctx, invoice.id, card);
  return { rows: await attemptsOf(ctx.tenantId, invoice.id) };
});
