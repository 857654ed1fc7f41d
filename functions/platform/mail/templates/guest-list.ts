import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { fill, type Notice, type NoticeContact, type NoticeRow } from '../notice.ts';
import type { GuestListMail } from './guest-list-mails.ts';
import { GUEST_LIST_TEXTS } from './guest-list-texts.ts';

interface Data {
  readonly agency: string;
  readonly sender: string;
  readonly show: string;
  /** The day of the show, in words. */
  readonly date: string;
  /** The sender's own words, of an invitation. */
  readonly message: string;
  /** Allotments with the places left and their cutoff, or guests with the decision. */
  readonly rows: readonly NoticeRow[];
  readonly url: string;
  readonly contact: NoticeContact;
}

/** A mail to the reader of a guest list's link. Its button leads to reading, and asks for nothing. */
export function guestListMail(mail: GuestListMail, locale: Locale, data: Data): Notice {
  const { agency, sender, show, date, message, rows, url, contact } = data;
  const texts = inLanguage(GUEST_LIST_TEXTS, locale);
  const { subject, body } = texts[mail];
  const values = { agency, sender, show, date };
  const heading = fill(subject, values);
  return {
    subject: heading,
    heading,
    paragraphs: [fill(body, values), ...(message ? [message] : [])],
    ...(rows.length > 0 ? { rows } : {}),
    button: { label: texts.open, href: url },
    remarks: [mail === 'door' ? texts.doorRemark : texts.personal],
    contact,
  };
}
