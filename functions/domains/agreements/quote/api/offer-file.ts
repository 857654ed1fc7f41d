import { fileAddress, openedLink } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';

export const handler = endpoint(quoteContract.routes.offerFile, async ({ params, body, ctx }) =>
  fileAddress(await openedLink(ctx, 'quote', params.secret), body.inline),
);
