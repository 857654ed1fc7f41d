import * as z from 'zod';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { Currency, divideRounded, exponentOf } from './money.ts';

export const BASE_CURRENCY = 'EUR';

/** Units per one euro, the ECB's direction: a decimal text of up to 6 decimals, above 0 (money section 1). */
export const RateText = z
  .string()
  .trim()
  .regex(/^(0|[1-9]\d{0,8})(\.\d{1,6})?$/, { error: 'exchangeRate' })
  .refine((rate) => Number(rate) > 0, { error: 'exchangeRate' });
export const RateSource = z.enum(['ecb', 'manual']);
export type RateSource = z.infer<typeof RateSource>;

/** The value of one euro in a currency, from this day on. */
export const DatedRate = z.object({ currency: Currency, date: LocalDate, rate: RateText, source: RateSource });
export type DatedRate = z.infer<typeof DatedRate>;

const DECIMALS = 6;
const MICRO = 10n ** BigInt(DECIMALS);

/** '1.0921' -> 1092100n */
function micros(rate: string): bigint {
  const [whole = '0', part = ''] = rate.split('.');
  return BigInt(whole) * MICRO + BigInt(part.padEnd(DECIMALS, '0'));
}
function textOf(value: bigint): string {
  const part = String(value % MICRO)
    .padStart(DECIMALS, '0')
    .replace(/0+$/, '');
  return part ? `${value / MICRO}.${part}` : String(value / MICRO);
}

/**
 * Computes the units of one currency per unit of another, from their euro rates. Undefined if the rate rounds to zero.
 */
export function crossRate(of: DatedRate, base: DatedRate): DatedRate | undefined {
  if (base.currency === BASE_CURRENCY) return of;
  const rate = divideRounded(micros(of.rate) * MICRO, micros(base.rate));
  if (rate === 0n) return undefined;
  const source = of.source === 'manual' || base.source === 'manual' ? 'manual' : 'ecb';
  return { currency: of.currency, date: of.date < base.date ? of.date : base.date, rate: textOf(rate), source };
}

/** Converts an amount at `rate`: units of its own currency per unit of `into`. Both amounts are in minor units. */
export function converted(
  { minor, currency }: { readonly minor: number; readonly currency: string },
  rate: DatedRate,
  into: string,
): number {
  if (currency === into) return minor;
  const [own, other] = [10n ** BigInt(exponentOf(currency)), 10n ** BigInt(exponentOf(into))];
  return Number(divideRounded(BigInt(minor) * MICRO * other, micros(rate.rate) * own));
}

/** Converts an amount of the base currency at `rate` into the currency of `rate`: the opposite of `converted`. */
export function fromBase(
  { minor, currency }: { readonly minor: number; readonly currency: string },
  rate: Pick<DatedRate, 'currency' | 'rate'>,
): number {
  if (currency === rate.currency) return minor;
  const [own, other] = [10n ** BigInt(exponentOf(currency)), 10n ** BigInt(exponentOf(rate.currency))];
  return Number(divideRounded(BigInt(minor) * micros(rate.rate) * other, MICRO * own));
}
