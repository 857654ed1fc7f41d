import { decisionKey, findGuest, type GuestFound } from '#functions/domains/journeys/guest-list/public/tell-guests.ts';
import { ownMailText } from '#functions/domains/reference/mail-text/store.ts';
import { mailRecipient } from '#functions/domains/relations/link/public/mail-recipient.ts';
import { attemptMail } from '#functions/platform/mail/attempt.ts';
import { longDay, moment } from '#functions/platform/mail/notice.ts';
import { mailOnce } from '#functions/platform/mail/once.ts';
import { guestPass } from '#functions/platform/mail/templates/guest-pass.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { guestCode } from '#shared/domains/journeys/guest-list/door.ts';
import { type ToldDecision, toldDecision } from '#shared/domains/journeys/guest-list/telling.ts';
import { GUEST_MAIL_OF } from '#shared/domains/reference/mail-text/guest-mails.ts';
import { pathOfLink } from '#shared/domains/relations/link/rules.ts';
import type { EventMessage } from '#shared/events.ts';
import { bookedDays } from '#shared/kernel/record/appointment.ts';
import { instantOf } from '#shared/kernel/time/zone.ts';
import { passSecret } from '../pass-link.ts';

type Message = EventMessage<'guestMail'>;

async function hand({ tenantId, actorId }: Message, found: GuestFound, decision: ToldDecision): Promise<string> {
  const { list, place, guest } = found;
  const { secret, link } = await passSecret({ ...found, tenantId, actorId, now: new Date() });
  const { locale, sender, agency } = link;
  const { show, artists } = list;
  const notice = guestPass(decision, locale, {
    agency,
    name: guest.name,
    show: artists.map(({ name }) => name).join(', ') || show.title,
    date: longDay(locale, bookedDays(show).first),
    venue: [show.venue, show.city].filter(Boolean).join(', '),
    plusOnes: guest.plusOnes,
    place: place.name,
    collectAt: place.collectAt ?? '',
    collectFrom: place.collectFrom ? moment(locale, instantOf(place.collectFrom, show.zone), show.zone) : '',
    reason: guest.reason ?? '',
    code: guestCode(guest),
    own: await ownMailText({ tenantId }, GUEST_MAIL_OF[decision], locale),
    url: `${env.pageBase()}${pathOfLink('guest', secret)}`,
    contact: { name: sender.name, email: sender.email },
  });
  const tags = { linkId: link.id, target: `guestList-${list.id}` };
  return mailRecipient(link, { kind: 'guestDecided', notice, tags });
}

/** Mails a guest the decision about themselves. One that has changed since has a mail of its own. */
export async function mailGuest(message: Message, tries: number): Promise<void> {
  const { tenantId, payload } = message;
  const found = await findGuest(tenantId, payload);
  const decision = found && toldDecision(found.guest);
  if (!decision || decisionKey(found.guest) !== payload.decision) return;
  await mailOnce(message, () => attemptMail(tries, () => hand(message, found, decision)));
}
