import { countryName } from '#shared/data/countries.ts';
import { currentTag } from '#web/platform/i18n.ts';

/** A country in the reader's language. */
export const countryNameOf = (code: string): string => countryName(code, currentTag());
