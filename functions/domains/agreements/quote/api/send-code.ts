import { sendLinkCode } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';

export const handler = endpoint(quoteContract.routes.sendCode, ({ params, ctx }) =>
  sendLinkCode(ctx, 'quote', params.secret),
);
