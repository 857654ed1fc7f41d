import { requiredCardAccess } from '#functions/domains/reference/card-account/public/account.ts';
import { cancelCharge } from '#functions/platform/card/stored-card.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { cardPaymentContract } from '#shared/domains/agreements/card-payment/contract.ts';
import { isUnderWay } from '#shared/domains/agreements/card-payment/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { answering } from '../answering.ts';
import { attemptsOf } from '../attempts.ts';
import { namedAttempt } from '../named.ts';
import { applyReport } from '../public/apply.ts';

export const handler = endpoint(cardPaymentContract.routes.cancel, async ({ body, ctx }) => {
  const { invoice, attempt } = await namedAttempt(ctx, body.id);
  const { intentId } = attempt;
  if (!intentId || !isUnderWay(attempt)) throw new AppError('cardPayment.notCanceled');
  const { key } = await requiredCardAccess(ctx, attempt.bookkeepingId);
  const report = await answering(() => cancelCharge(key, intentId));
  await applyReport(ctx, attempt, report);
  return { rows: await attemptsOf(ctx.tenantId, invoice.id) };
});
