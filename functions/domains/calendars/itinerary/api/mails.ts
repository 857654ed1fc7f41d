import { checkNoStaff, liveLink } from '#functions/domains/relations/link/public/link-access.ts';
import { changeLink } from '#functions/domains/relations/link/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import { nextCheck } from '#shared/domains/calendars/itinerary/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { marksOf } from '../marks.ts';
import { linkedItinerary } from '../sheet.ts';

/** Turns the mails of a link on or off. A reader who turns them on is told of changes from now on. */
export const handler = endpoint(itineraryContract.routes.mails, async ({ params, body: { mails }, ctx }) => {
  const link = await liveLink(ctx, 'itinerary', params.secret);
  checkNoStaff(ctx, link);
  if (!link.recipient.email) throw new AppError('itinerary.noAddress');
  const told = { at: ctx.now.toISOString(), lines: marksOf(await linkedItinerary(link)) };
  await changeLink(link, ({ checkAt: _, ...now }) =>
    mails ? { ...now, isQuiet: false, told, checkAt: nextCheck(ctx.now) } : { ...now, isQuiet: true },
  );
  return { mails };
});
