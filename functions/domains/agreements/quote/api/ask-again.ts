import { askAgain } from '#functions/domains/relations/link/public/link-access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';

export const handler = endpoint(quoteContract.routes.askAgain, ({ params, ctx }) =>
  askAgain(ctx, 'quote', params.secret),
);
