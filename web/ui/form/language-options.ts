import { LOCALES } from '#shared/kernel/locale.ts';
import { languageName } from '#web/platform/i18n.ts';

/** The languages of the product, for a select. */
export const languageOptions = () => LOCALES.map((value) => ({ value, label: languageName(value) }));
