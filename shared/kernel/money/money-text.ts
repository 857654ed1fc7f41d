import { type Locale, tagOf } from '#shared/kernel/text/locale.ts';
import { exponentOf } from './money.ts';

/** An amount as people of a language write it, all its figures after the comma. */
export function moneyText(
  { minor, currency }: { readonly minor: number; readonly currency: string },
  locale: Locale,
): string {
  const digits = exponentOf(currency);
  const format = new Intl.NumberFormat(tagOf(locale), {
    style: 'currency',
    currency,
    // Spanish, Italian and Portuguese would write 2313,42 beside 12.500,00.
    useGrouping: 'always',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(minor / 10 ** digits);
}
