import { openLink } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';
import { seenOffer } from '../offer.ts';

export const handler = endpoint(quoteContract.routes.openOffer, async ({ params, body, ctx }) => {
  const { link } = await openLink(ctx, 'quote', params.secret, body.code);
  return seenOffer(ctx, link);
});
