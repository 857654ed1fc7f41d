import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { assistantContract } from '#shared/domains/operator/assistant/contract.ts';
import { isNotification } from '#shared/domains/operator/assistant/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { answerTo } from '../answer.ts';

/** A page of ours has no use for it, so that the rights of a person who is signed in are never an assistant's. */
export const handler = endpoint(assistantContract.routes.message, async ({ body, ctx }) => {
  if (!ctx.actor.token) throw new AppError('assistant.tokenOnly');
  return isNotification(body) ? {} : { answer: await answerTo(ctx, body) };
});
