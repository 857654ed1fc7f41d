import type { Locale } from '#shared/kernel/text/locale.ts';
import { CurrencyInput } from './contract.ts';

/** The usual currencies of an agency in Europe. Its own currency comes first and is the default for new prices. */
const USUAL = ['EUR', 'GBP', 'USD', 'CHF', 'DKK', 'NOK', 'SEK'];

const symbolOf = (code: string, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? code;

/** Returns the currencies of a new agency, named in its language. */
export function defaultCurrencies({ currency, locale }: { readonly currency: string; readonly locale: Locale }) {
  const names = new Intl.DisplayNames([locale], { type: 'currency' });
  return [...new Set([currency, ...USUAL])].map((code) =>
    CurrencyInput.parse({
      name: names.of(code) ?? code,
      code,
      symbol: symbolOf(code, locale).slice(0, 5),
      isDefault: code === currency,
    }),
  );
}
