import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';
import { checkDeclinable } from '#shared/domains/agreements/quote/rules.ts';
import { answered, quoteForUpdate } from '../answer.ts';

export const handler = endpoint(quoteContract.routes.decline, async ({ params, body, ctx }) => {
  const before = await quoteForUpdate(ctx, params.id, body.rev);
  checkDeclinable(before);
  return answered(ctx, before, 'declineQuote', { stage: 'declined', declineReason: body.reason });
});
