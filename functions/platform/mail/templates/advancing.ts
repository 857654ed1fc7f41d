import type { Locale } from '#shared/kernel/text/locale.ts';
import { paragraphsOf } from '#shared/kernel/text/paragraphs.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { fill, type Notice, type NoticeContact, type NoticeRow } from '../notice.ts';
import { de } from './advancing-texts/de.ts';
import { en } from './advancing-texts/en.ts';
import { es } from './advancing-texts/es.ts';
import { it } from './advancing-texts/it.ts';
import { nl } from './advancing-texts/nl.ts';
import { pt } from './advancing-texts/pt.ts';
import { ptBr } from './advancing-texts/pt-br.ts';
import type { AdvancingMail, AdvancingTexts } from './advancing-texts/texts.ts';
import type { MailText } from './esign-texts/texts.ts';

export const ADVANCING_TEXTS: Translated<AdvancingTexts> = { en, nl, de, it, es, 'pt-br': ptBr, pt };

export interface AdvancingValues {
  readonly agency: string;
  readonly sender: string;
  readonly show: string;
  /** The days of the show and of the deadline, in words. */
  readonly date: string;
  readonly deadline: string;
  /** The person who acted, or who takes over. */
  readonly name?: string;
  /** The person who passed the questions on. */
  readonly from?: string;
  /** The number of answers that are missing. */
  readonly count?: number | string;
}
interface Data {
  readonly values: AdvancingValues;
  readonly reason?: string | undefined;
  /** Questions with their values, or messages with their authors. */
  readonly rows?: readonly NoticeRow[] | undefined;
  /** Left out, there is nothing more to open. */
  readonly url?: string | undefined;
  readonly isStaff: boolean;
  readonly contact?: NoticeContact | undefined;
  /** The agency's own text, which takes the place of the standard one. */
  readonly own?: MailText | undefined;
}

/** A mail about an advancing request. Its button leads to reading, and answers nothing. */
export function advancingMail(mail: AdvancingMail, locale: Locale, data: Data): Notice {
  const { values, reason, rows = [], url, isStaff, contact, own } = data;
  const texts = inLanguage(ADVANCING_TEXTS, locale);
  const { subject, body } = own ?? texts[mail];
  const heading = fill(subject, { ...values });
  return {
    subject: heading,
    heading,
    paragraphs: [
      ...paragraphsOf(body).map((paragraph) => fill(paragraph, { ...values })),
      ...(reason ? [fill(texts.reason, { reason })] : []),
    ],
    ...(rows.length > 0 ? { rows } : {}),
    ...(url ? { button: { label: isStaff ? texts.open : texts.answer, href: url } } : {}),
    ...(url && !isStaff ? { remarks: [texts.personal] } : {}),
    ...(contact ? { contact } : {}),
  };
}
