import { logOnRecord } from '#functions/domains/relations/link/public/log.ts';
import { saveLink } from '#functions/domains/relations/link/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import { withdrawn } from '#shared/domains/relations/link/rules.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { itineraryLinkOf } from '../links.ts';

/** One write kills every secret of the link. */
export const handler = endpoint(itineraryContract.routes.withdraw, async ({ body, ctx }) => {
  const link = await itineraryLinkOf(ctx, body);
  const after = withdrawn(link, ctx.now.toISOString());
  await saveLink(link, after, logOnRecord(ctx, after, 'linkWithdrawn'));
  return done;
});
