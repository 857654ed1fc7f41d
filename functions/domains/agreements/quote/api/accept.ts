import { agencyDay } from '#functions/domains/reference/client/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';
import { checkAcceptable } from '#shared/domains/agreements/quote/rules.ts';
import { answered, quoteForUpdate } from '../answer.ts';

export const handler = endpoint(quoteContract.routes.accept, async ({ params, body, ctx }) => {
  const before = await quoteForUpdate(ctx, params.id, body.rev);
  checkAcceptable(before, await agencyDay(ctx));
  return answered(ctx, before, 'acceptQuote', { stage: 'accepted' });
});
