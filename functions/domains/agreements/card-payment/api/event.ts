import { cardAccessOf } from '#functions/domains/reference/card-account/public/account.ts';
import { cardHooks } from '#functions/domains/reference/card-account/public/hook.ts';
import { readEvent } from '#functions/platform/card/events.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import { cardPaymentContract } from '#shared/domains/agreements/card-payment/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { keepEvent } from '../receipt.ts';

/** Keeps an event of the provider and answers at once, also for a repeat. */
export const handler = endpoint(cardPaymentContract.routes.event, async ({ params, body, ctx }) => {
  const owner = await cardHooks.owner(params.hook);
  const access = owner && (await cardAccessOf(owner, owner.bookkeepingId));
  if (!owner || !access) throw new AppError('notFound');
  const event = await readEvent(body, access.secret);
  if (event === undefined) {
    logger.warn('a card event has a wrong signature', { tenantId: owner.tenantId });
    throw new AppError('cardPayment.badSignature');
  }
  if (event) await keepEvent(owner, event, ctx.now);
  return { ok: true as const };
});
