import { liveLink } from '#functions/domains/link/door-store.ts';
import { saveLink } from '#functions/domains/link/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { itineraryContract } from '#shared/domains/itinerary/contract.ts';
import { nextCheck } from '#shared/domains/itinerary/rules.ts';
import { AppError } from '#shared/kernel/error.ts';
import { marksOf } from '../marks.ts';
import { linkedItinerary } from '../sheet.ts';

/** Who wants mails again is told of what changes from now on. */
export const handler = endpoint(itineraryContract.routes.mails, async ({ params, body: { mails }, ctx }) => {
  const { checkAt: _, ...link } = await liveLink(ctx, 'itinerary', params.secret);
  if (!link.recipient.email) throw new AppError('itinerary.noAddress');
  const told = { at: ctx.now.toISOString(), lines: marksOf(await linkedItinerary(link)) };
  await saveLink(
    link,
    mails ? { ...link, isQuiet: false, told, checkAt: nextCheck(ctx.now) } : { ...link, isQuiet: true },
  );
  return { mails };
});
