import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';
import { answerOffer } from '../offer.ts';

export const handler = endpoint(quoteContract.routes.declineOffer, ({ params, body, ctx }) =>
  answerOffer(ctx, params.secret, { on: 'decline', reason: body.reason }),
);
