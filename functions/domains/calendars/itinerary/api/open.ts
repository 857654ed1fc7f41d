import { findLink } from '#functions/domains/relations/link/public/link-access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import { comparedWith } from '../marks.ts';
import { linkedItinerary } from '../sheet.ts';

/** Always as it is now; an ended link says how it ended and shows no day of it. */
export const handler = endpoint(itineraryContract.routes.open, async ({ params, ctx }) => {
  const { link, state } = await findLink(ctx, 'itinerary', params.secret);
  const { agency, sender, title, recipient, expiresAt, seen } = link;
  const door = { state, agency, senderName: sender.name, title, recipient: recipient.name, expiresAt };
  if (state !== 'live') return door;
  const mails = recipient.email ? { mails: !link.isQuiet } : {};
  return { ...door, sheet: { ...comparedWith(await linkedItinerary(link), seen), ...mails } };
});
