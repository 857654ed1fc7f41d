import { liveLink } from '#functions/domains/relations/link/public/link-access.ts';
import { mailCode } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';

export const handler = endpoint(quoteContract.routes.sendCode, async ({ params, ctx }) =>
  mailCode(ctx, await liveLink(ctx, 'quote', params.secret)),
);
