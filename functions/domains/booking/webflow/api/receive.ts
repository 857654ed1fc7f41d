import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import { webflowContract } from '#shared/domains/booking/webflow/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { hooked } from '../connection.ts';
import { submissionIn } from '../message.ts';
import { isSigned } from '../signature.ts';

/** Takes a message of Webflow whose signature is right. */
export const handler = endpoint(webflowContract.routes.receive, async ({ query, body, ctx }) => {
  const found = await hooked(query.connection);
  if (!found) throw new AppError('notFound');
  if (!found.secret || !isSigned(body, found.secret, ctx.now)) {
    logger.warn('a message of Webflow has a wrong signature', { tenantId: found.tenantId });
    throw new AppError('webhook.badSignature');
  }
  const submission = submissionIn(body.text);
  if (submission) {
    const { takeIn } = await import('../take-in.ts');
    await takeIn(ctx, found, submission);
  }
  return { ok: true as const };
});
