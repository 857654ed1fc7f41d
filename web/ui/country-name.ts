import { countryName } from '#shared/data/countries.ts';
import { cultureOf, currentLocale } from '#web/platform/i18n.ts';

/** A country in the reader's language. */
export const countryNameOf = (code: string): string => countryName(code, cultureOf(currentLocale()));
