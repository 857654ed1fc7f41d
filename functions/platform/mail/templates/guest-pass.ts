import type { Locale } from '#shared/kernel/text/locale.ts';
import { paragraphsOf } from '#shared/kernel/text/paragraphs.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { fill, type Notice, type NoticeContact } from '../notice.ts';
import type { MailText } from './esign-texts/texts.ts';
import { GUEST_PASS_TEXTS, type GuestPassMail } from './guest-pass-texts.ts';

interface Data {
  readonly agency: string;
  /** The guest. */
  readonly name: string;
  readonly show: string;
  /** The day of the show, in words. */
  readonly date: string;
  readonly venue: string;
  readonly plusOnes: number;
  /** The allotment. */
  readonly place: string;
  /** The place and the time to collect; empty if nobody said. */
  readonly collectAt: string;
  readonly collectFrom: string;
  /** The reason of a denial. */
  readonly reason: string;
  /** The text of the QR code. */
  readonly code: string;
  /** The agency's own text, which takes the place of the standard one. */
  readonly own?: MailText | undefined;
  readonly url: string;
  readonly contact: NoticeContact;
}

/** A mail to a guest about the decision on them. A guest who may come in gets the code of the door. */
export function guestPass(decision: GuestPassMail, locale: Locale, data: Data): Notice {
  const texts = inLanguage(GUEST_PASS_TEXTS, locale);
  const { agency, name, show, date, own } = data;
  const { subject, body } = own ?? texts[decision];
  const values = { agency, name, show, date };
  const heading = fill(subject, values);
  const isIn = decision === 'approved';
  const facts = [
    [texts.date, date],
    [texts.venue, data.venue],
    [texts.people, String(1 + data.plusOnes)],
    [texts.place, data.place],
    [texts.collectAt, data.collectAt],
    [texts.collectFrom, data.collectFrom],
  ] as const;
  return {
    subject: heading,
    heading,
    paragraphs: [
      ...paragraphsOf(body).map((paragraph) => fill(paragraph, values)),
      ...(decision === 'denied' && data.reason ? [fill(texts.reason, { reason: data.reason })] : []),
    ],
    ...(isIn ? { facts: facts.filter(([, value]) => value), qr: { text: data.code, alt: texts.alt } } : {}),
    button: { label: texts.open, href: data.url },
    ...(isIn ? { remarks: [texts.personal] } : {}),
    contact: data.contact,
  };
}
