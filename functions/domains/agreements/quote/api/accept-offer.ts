import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';
import { answerOffer } from '../offer.ts';

export const handler = endpoint(quoteContract.routes.acceptOffer, ({ params, body, ctx }) =>
  answerOffer(ctx, params.secret, { on: 'accept', name: body.name }),
);
