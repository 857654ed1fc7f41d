import { newId } from '#functions/platform/data/id.ts';
import { serialized } from '#functions/platform/data/serialized.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import { MAX_SECRETS } from '#shared/domains/calendars/icalendar-feed/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { addSecret, fileUrl, helpUrl, rowsOf, secretsOf } from '../secret-store.ts';
import { ownFeed, shown } from '../store.ts';

/** Only the owner learns an address: it reads with the owner's rights. */
export const handler = endpoint(icalendarFeedContract.routes.addAddress, async ({ params, body, ctx }) => {
  const feed = await ownFeed(ctx, params.id);
  const row = { id: newId(ctx.now, feed.no), label: body.label, createdAt: ctx.now.toISOString() };
  const secret = await serialized(ctx.tenantId, [`addresses.${feed.no}`], async (turn) => {
    const live = rowsOf(await secretsOf(ctx.tenantId, feed.no), ctx.now).filter(({ state }) => state === 'live');
    if (live.length >= MAX_SECRETS)
      throw new AppError('icalendarFeed.tooManyAddresses', { params: { max: MAX_SECRETS } });
    return addSecret({ tenantId: ctx.tenantId, feedId: feed.id }, row, turn);
  });
  return { url: fileUrl(secret), helpUrl: helpUrl(secret), feed: await shown(ctx, feed) };
});
