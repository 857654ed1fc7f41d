import { InvalidInput } from '#shared/kernel/contract/error.ts';
import { unknownFields } from '#shared/kernel/text/field-text.ts';
import { LOCALE_NAMES } from '#shared/kernel/text/locale.ts';
import { LANGUAGES, type Language } from '#shared/kernel/text/translated.ts';
import { isSame } from '#shared/kernel/values/same.ts';
import { without } from '#shared/kernel/values/without.ts';
import { MAIL_KINDS, type MailKind } from './kinds.ts';
import type { MailText, MailTextFields } from './schemas.ts';

type Texts = MailTextFields['texts'];

/** Refuses a field in braces that the mail has no value for: a reader would see the braces. */
export function checkMailText(kind: MailKind, language: Language, { subject, body }: MailText): void {
  const { fields } = MAIL_KINDS[kind];
  const found = unknownFields({ subject: fields, body: fields }, { subject, body });
  if (found.length === 0) return;
  throw new InvalidInput(
    found.map(({ field = '', params }) => ({
      code: 'mailText.unknownField',
      field,
      params: { name: `{${params?.name}}`, language: LOCALE_NAMES[language] },
    })),
  );
}

/** The texts with one of them changed. A text that equals the standard text is not kept. */
export function withText(texts: Texts, language: Language, text: MailText, standard: MailText): Texts {
  const others = withoutText(texts, language);
  return isSame(text, standard) ? others : { ...others, [language]: text };
}

/** The texts without one language, or without any. */
export const withoutText = (texts: Texts, language: Language | undefined): Texts =>
  language ? without<Texts>(texts, language) : {};

/** The languages that have a text of the agency, in the order of all languages. */
export const changedLanguages = (texts: Texts): Language[] => LANGUAGES.filter((language) => texts[language]);
