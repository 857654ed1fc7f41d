import type { Locale } from '#shared/kernel/text/locale.ts';
import type { FormTexts, StandardField, WebformDetails } from './schemas.ts';

/** The fields that every form asks for, whatever the modes of the others. */
export const ALWAYS_ASKED = ['artistId', 'date', 'contactName', 'email'] as const;
export type AskedField = StandardField | (typeof ALWAYS_ASKED)[number];

const NO_TEXTS: FormTexts = { name: '', intro: '', consent: '', thanks: '', mail: '', labels: {}, helps: {} };

type Spoken = Pick<WebformDetails, 'name' | 'intro' | 'consent' | 'languages' | 'texts'>;

/** Returns the main language of a form: its first one, in which it was written. */
export const mainLanguage = ({ languages }: Pick<WebformDetails, 'languages'>): Locale => languages[0] ?? 'en';

const filled = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([, said]) => said !== ''));

/** Returns the texts as written in one language. The main language includes the three texts of the form itself. */
function writtenIn(form: Spoken, locale: Locale): FormTexts {
  const { name, intro, consent } = form;
  // A form under edit has only the texts that its fields showed.
  const written = { ...NO_TEXTS, ...form.texts[locale] };
  return locale === mainLanguage(form) ? { ...written, name, intro, consent } : written;
}

/** Returns the texts for readers of a language. A missing text falls back to the main language. */
export function textsIn(form: Spoken, locale: Locale): FormTexts {
  const [main, own] = [writtenIn(form, mainLanguage(form)), writtenIn(form, locale)];
  return {
    name: own.name || main.name,
    intro: own.intro || main.intro,
    consent: own.consent || main.consent,
    thanks: own.thanks || main.thanks,
    mail: own.mail || main.mail,
    labels: { ...filled(main.labels), ...filled(own.labels) },
    helps: { ...filled(main.helps), ...filled(own.helps) },
  };
}

/** Changes the languages of a form. Its own texts stay with the language they were written in. */
export function withLanguages<F extends Spoken>(form: F, languages: readonly Locale[]): F {
  const [from, to] = [mainLanguage(form), languages[0] ?? mainLanguage(form)];
  if (from === to) return { ...form, languages: [...languages] };
  const { name, intro, consent } = form;
  const own = { ...NO_TEXTS, ...form.texts[to] };
  return {
    ...form,
    languages: [...languages],
    name: own.name || name,
    intro: own.intro || intro,
    consent: own.consent || consent,
    texts: { ...form.texts, [from]: { ...NO_TEXTS, ...form.texts[from], name, intro, consent } },
  };
}

const LINES = ['name', 'intro', 'consent', 'thanks', 'mail'] as const;
const isAsked = ({ modes }: Pick<WebformDetails, 'modes'>, field: string): boolean =>
  modes[field as StandardField] !== 'off';

/** Lists the paths of texts that this language lacks and the main one has; of fields, only those that are asked. */
export function missingTexts(form: Spoken & Pick<WebformDetails, 'modes'>, locale: Locale): string[] {
  const [main, own] = [writtenIn(form, mainLanguage(form)), writtenIn(form, locale)];
  const lines = LINES.filter((line) => main[line] !== '' && own[line] === '');
  const ofFields = (['labels', 'helps'] as const).flatMap((part) =>
    Object.keys(filled(main[part]))
      .filter((field) => isAsked(form, field) && !own[part][field])
      .map((field) => `${part}.${field}`),
  );
  return [...lines, ...ofFields];
}
