import { i18n, type Messages } from '@lingui/core';
import { acceptLocale, LOCALES, type Locale } from '#shared/kernel/locale.ts';

const KEY = 'backline.locale';
const catalogs = import.meta.glob<{ messages: Messages }>('../locales/*.po');

/** What the user chose on this device, else what the browser asks for. */
export const preferredLocale = (): Locale =>
  LOCALES.find((locale) => locale === localStorage.getItem(KEY)) ?? acceptLocale(navigator.languages.join(','));

export const currentLocale = (): Locale => LOCALES.find((locale) => locale === i18n.locale) ?? 'en';

/** How dates and figures are written: English means British here. */
export const cultureOf = (locale: Locale): string => ({ en: 'en-GB', nl: 'nl-NL', de: 'de-DE' })[locale];

export async function activateLocale(locale: Locale): Promise<void> {
  const load = catalogs[`../locales/${locale}.po`];
  if (!load) throw new Error(`no catalog for ${locale}`);
  const { messages } = await load();
  i18n.loadAndActivate({ locale, messages });
  document.documentElement.lang = locale;
}

export async function chooseLocale(locale: Locale): Promise<void> {
  localStorage.setItem(KEY, locale);
  await activateLocale(locale);
}
