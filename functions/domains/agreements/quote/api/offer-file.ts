import { linkFile } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';

export const handler = endpoint(quoteContract.routes.offerFile, ({ params, body, ctx }) =>
  linkFile(ctx, 'quote', params.secret, body.inline),
);
