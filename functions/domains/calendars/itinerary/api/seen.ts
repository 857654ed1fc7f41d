import { checkNoStaff, liveLink } from '#functions/domains/relations/link/public/link-access.ts';
import { changeLink } from '#functions/domains/relations/link/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { marksOf, versionOf } from '../marks.ts';
import { linkedItinerary } from '../sheet.ts';

/** A person says to have read what was before them; a page that is no longer true cannot be confirmed. */
export const handler = endpoint(itineraryContract.routes.seen, async ({ params, body, ctx }) => {
  const link = await liveLink(ctx, 'itinerary', params.secret);
  checkNoStaff(ctx, link);
  const lines = marksOf(await linkedItinerary(link));
  if (versionOf(lines) !== body.version) throw new AppError('itinerary.changed');
  const at = ctx.now.toISOString();
  await changeLink(link, (now) => ({ ...now, seen: { at, lines } }));
  return { seenAt: at };
});
