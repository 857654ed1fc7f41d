import { findLink } from '#functions/domains/relations/link/public/link-access.ts';
import { doorOf } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';

export const handler = endpoint(quoteContract.routes.door, async ({ params, ctx }) =>
  doorOf(ctx, await findLink(ctx, 'quote', params.secret)),
);
