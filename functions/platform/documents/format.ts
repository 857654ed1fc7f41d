import { exponentOf } from '#shared/kernel/money/money.ts';
import { moneyText } from '#shared/kernel/money/money-text.ts';
import { percentText } from '#shared/kernel/money/percent-text.ts';
import { type Locale, tagOf } from '#shared/kernel/text/locale.ts';
import { type Days, daysText } from '#shared/kernel/time/days-text.ts';

/** How a document writes figures and days in its language. */
export interface Formats {
  readonly money: (minor: number, currency: string) => string;
  readonly number: (value: number) => string;
  /** Thousandths of a percent. */
  readonly percent: (rate: number) => string;
  /** With its unit, where it has one that is worth a word. */
  readonly quantity: (value: number, unit?: 'hour' | 'day' | 'kilometer') => string;
  /** Of one unit, in hundredths of a minor unit. */
  readonly price: (priceC: number, currency: string) => string;
  /** Calendar days, YYYY-MM-DD. */
  readonly day: (day: string) => string;
  readonly longDay: (day: string) => string;
  /** Every day of something that may last several. */
  readonly days: (days: Days) => string;
  readonly longDays: (days: Days) => string;
}

const unitFormat = (tag: string, unit: string) =>
  new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 3 });

export function formatsOf(locale: Locale): Formats {
  const tag = tagOf(locale);
  const decimals = new Intl.NumberFormat(tag, { maximumFractionDigits: 3 });
  const days = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const longDays = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' });
  return {
    money: (minor, currency) => moneyText({ minor, currency }, locale),
    price: (priceC, currency) => {
      const digits = exponentOf(currency);
      const style = {
        style: 'currency',
        currency,
        useGrouping: 'always',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits + 2,
      } as const;
      return new Intl.NumberFormat(tag, style).format(priceC / 10 ** (digits + 2));
    },
    number: (value) => decimals.format(value),
    percent: (rate) => percentText(rate, tag),
    quantity: (value, unit) => (unit ? unitFormat(tag, unit).format(value) : decimals.format(value)),
    day: (date) => daysText(days, { date }),
    longDay: (date) => daysText(longDays, { date }),
    days: (value) => daysText(days, value),
    longDays: (value) => daysText(longDays, value),
  };
}
