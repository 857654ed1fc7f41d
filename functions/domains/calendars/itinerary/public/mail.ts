import { clientOf } from '#functions/domains/reference/client/store.ts';
import { mailLink } from '#functions/domains/relations/link/public/link-mail.ts';
import { mailRecipient } from '#functions/domains/relations/link/public/mail-recipient.ts';
import { linkOf, type StoredLink } from '#functions/domains/relations/link/store.ts';
import { itineraryLink } from '#functions/platform/mail/templates/itinerary-link.ts';
import type { EventMessage } from '#shared/events.ts';
import { addressOf } from '../links.ts';

async function hand(link: StoredLink, secret: string, message: string): Promise<string> {
  const { agency, sender, title, locale, expiresAt, period, tenantId } = link;
  const { zone } = await clientOf(tenantId);
  const notice = itineraryLink(locale, {
    agency,
    sender: sender.name,
    title,
    message,
    zone,
    url: addressOf(secret),
    expiresAt,
    from: period?.from ?? '',
    to: period?.to ?? '',
    contact: { name: sender.name, email: sender.email },
  });
  return mailRecipient(link, { kind: 'itineraryShared', notice, tags: { linkId: link.id } });
}

/** Mails somebody the link to their itinerary. */
export async function mailItinerary(message: EventMessage<'itineraryLink'>, tries: number): Promise<void> {
  const { linkId, entity, text } = message.payload;
  const link = await linkOf(message.tenantId, entity, linkId);
  await mailLink(message, tries, link, (secret) => hand(link, secret, text));
}
