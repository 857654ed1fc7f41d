import { askingList, contentSeen } from '#functions/domains/journeys/guest-list/public/seen.ts';
import { mailLink, nextSecret } from '#functions/domains/relations/link/public/link-mail.ts';
import { mailRecipient } from '#functions/domains/relations/link/public/mail-recipient.ts';
import { linkOf, type StoredLink } from '#functions/domains/relations/link/store.ts';
import { attemptMail } from '#functions/platform/mail/attempt.ts';
import { longDay, moment, type NoticeRow } from '#functions/platform/mail/notice.ts';
import { mailOnce } from '#functions/platform/mail/once.ts';
import { guestListMail } from '#functions/platform/mail/templates/guest-list.ts';
import { GUEST_LIST_TEXTS } from '#functions/platform/mail/templates/guest-list-texts.ts';
import { env } from '#functions/platform/runtime/env.ts';
import type { Content } from '#shared/domains/journeys/guest-list/contract.ts';
import type { GuestListFields } from '#shared/domains/journeys/guest-list/schemas.ts';
import { pathOfLink, stateAt } from '#shared/domains/relations/link/rules.ts';
import type { EventMessage } from '#shared/events.ts';
import { bookedDays } from '#shared/kernel/record/appointment.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { instantOf } from '#shared/kernel/time/zone.ts';
import { isOpenTo, purposeOf } from '../reader.ts';

type Message = EventMessage<'guestListMail'>;
interface Letter {
  readonly link: StoredLink;
  readonly list: GuestListFields;
  readonly content: Content;
  readonly message: Message;
}

/** The allotments of a link: places left, and the cutoff on the clock of the venue. */
function placeRows({ link, list, content, message }: Letter): NoticeRow[] {
  const texts = inLanguage(GUEST_LIST_TEXTS, link.locale);
  const { mail, ids } = message.payload;
  const own = content.places.filter(({ id }) => (mail === 'cutoff' ? ids.includes(id) : isOpenTo(link, id)));
  return own.map(({ name, free, cutoff }) => {
    const until = cutoff && moment(link.locale, instantOf(cutoff, list.show.zone), list.show.zone);
    return {
      title: name,
      detail: [`${texts.left}: ${free}`, until && `${texts.until} ${until}`].filter(Boolean).join(' · '),
    };
  });
}

/** The guests that were decided about, with the decision and its reason. */
function guestRows({ link, content, message }: Letter): NoticeRow[] {
  const texts = inLanguage(GUEST_LIST_TEXTS, link.locale);
  const told = content.guests.filter(({ id }) => message.payload.ids.includes(id));
  return told.map(({ name, plusOnes, status, reason }) => ({
    title: plusOnes > 0 ? `${name} +${plusOnes}` : name,
    detail: [texts.statuses[status], reason].filter(Boolean).join(' · '),
  }));
}

/** Mails the reader of a link what it says now. */
async function hand(letter: Letter, secret: string): Promise<string> {
  const { link, list, message } = letter;
  const { agency, sender, locale } = link;
  const { mail, text } = message.payload;
  const asks = purposeOf(link) === 'request';
  const notice = guestListMail(mail === 'invite' ? purposeOf(link) : mail, locale, {
    agency,
    sender: sender.name,
    show: [...list.artists.map(({ name }) => name), list.show.venue].filter(Boolean).join(', ') || list.show.title,
    date: longDay(locale, bookedDays(list.show).first),
    message: text,
    rows: mail === 'decided' ? guestRows(letter) : asks ? placeRows(letter) : [],
    url: `${env.pageBase()}${pathOfLink('guestList', secret)}`,
    contact: { name: sender.name, email: sender.email },
  });
  return mailRecipient(link, { kind: `guestList-${mail}`, notice, tags: { linkId: link.id } });
}

/** Mails the reader of a link the link itself, a decision, or that a cutoff is near. */
export async function mailGuestLink(message: Message, tries: number): Promise<void> {
  const { entity, linkId, mail } = message.payload;
  const link = await linkOf(message.tenantId, entity, linkId);
  const list = await askingList(link);
  if (!list || !link.recipient.email || stateAt(link, new Date().toISOString()) !== 'live') return;
  const letter = { link, list, content: await contentSeen(link, list), message };
  if (mail === 'invite') return mailLink(message, tries, link, (secret) => hand(letter, secret));
  await mailOnce(message, () => attemptMail(tries, async () => hand(letter, await nextSecret(link))));
}
