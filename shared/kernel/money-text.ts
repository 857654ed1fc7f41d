import { type Locale, tagOf } from './locale.ts';
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
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(minor / 10 ** digits);
}
