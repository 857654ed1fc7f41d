import { liveLink } from '#functions/domains/relations/link/public/link-access.ts';
import { enterLink, fileOf } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';
import { seenOffer } from '../offer.ts';

export const handler = endpoint(quoteContract.routes.openOffer, async ({ params, body, ctx }) => {
  const link = await liveLink(ctx, 'quote', params.secret);
  fileOf(link);
  await enterLink(ctx, link, { secret: params.secret, code: body.code });
  return seenOffer(ctx, link);
});
