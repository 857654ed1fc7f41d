import { logOnRecord } from '#functions/domains/relations/link/public/log.ts';
import { mintSecret } from '#functions/domains/relations/link/store.ts';
import { commit } from '#functions/platform/data/write.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import { stateAt } from '#shared/domains/relations/link/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { addressOf, itineraryLinkOf } from '../links.ts';

export const handler = endpoint(itineraryContract.routes.copy, async ({ body, ctx }) => {
  const link = await itineraryLinkOf(ctx, body);
  if (stateAt(link, ctx.now.toISOString()) !== 'live') throw new AppError('link.ended');
  const { secret, writes } = mintSecret(link, link);
  await commit([...writes, logOnRecord(ctx, link, 'linkCopied')]);
  return { url: addressOf(secret) };
});
