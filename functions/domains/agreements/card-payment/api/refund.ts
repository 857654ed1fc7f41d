import { invoiceOf, shown } from '#functions/domains/agreements/invoice/public/view.ts';
import { requiredCardAccess } from '#functions/domains/reference/card-account/public/account.ts';
import { payBack } from '#functions/platform/card/provider.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { cardPaymentContract } from '#shared/domains/agreements/card-payment/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { providerMinor } from '#shared/kernel/money/card.ts';
import { moneyText } from '#shared/kernel/money/money-text.ts';
import { answering } from '../answering.ts';
import { attemptsOf } from '../attempts.ts';
import { followAttempt } from '../follow.ts';

/** Pays back to the card. The books follow what the provider then says. */
export const handler = endpoint(cardPaymentContract.routes.refund, async ({ params, body: { amount }, ctx }) => {
  const { id } = await invoiceOf(ctx, params.id);
  const attempt = (await attemptsOf(ctx.tenantId, id)).find(({ n }) => n === params.n);
  const { sessionId, intentId, booked = 0, currency = '', bookkeepingId } = attempt ?? {};
  if (!attempt || !(sessionId || intentId) || !bookkeepingId) throw new AppError('notFound');
  const most = moneyText({ minor: booked, currency: attempt.currency }, ctx.locale);
  if (amount > booked) throw new AppError('cardPayment.refundAbove', { field: 'amount', params: { amount: most } });
  const { key } = await requiredCardAccess(ctx, bookkeepingId);
  const there = providerMinor(amount, currency);
  if (there === undefined) throw new AppError('cardPayment.amount', { field: 'amount' });
  // A second press pays back once: the refund is named by what was booked before it.
  await answering(() => payBack(key, { sessionId, intentId }, there, `${id}-${params.n}-${booked}-${amount}`));
  await answering(() => followAttempt(ctx, attempt));
  return { rows: await attemptsOf(ctx.tenantId, id), invoice: await shown(ctx, invoiceOf(ctx, id)) };
});
