import { kinOf, type Locale } from '#shared/kernel/text/locale.ts';
import { fold } from '#shared/kernel/text/text.ts';

interface Said {
  readonly language: Locale;
}
/** Finds the translation for a reader: their own language, a related one, or English, which always exists. */
export function translationFor<T extends Said>(translations: readonly T[], locale: Locale): T | undefined {
  const wanted: readonly Locale[] = [...kinOf(locale), 'en'];
  return wanted
    .map((one) => translations.find(({ language }) => language === one))
    .find((translation) => translation !== undefined);
}

/** Converts a title to a slug: `Shows und Optionen` -> `shows-und-optionen`. */
export const slugOf = (title: string): string =>
  fold(title)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');
