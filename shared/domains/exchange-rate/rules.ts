import { divideRounded, exponentOf } from '#shared/kernel/money.ts';
import { BASE_CURRENCY, type DatedRate } from './schemas.ts';

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

/** The later of two; on one day the agency's own. */
export const inForce = (own: DatedRate | undefined, published: DatedRate | undefined): DatedRate | undefined =>
  own && published ? (published.date > own.date ? published : own) : (own ?? published);

/** Published and own rates of one currency as one history, newest first: on one day the own one alone. */
export function mergedHistory(own: readonly DatedRate[], published: readonly DatedRate[]): DatedRate[] {
  const byDay = new Map([...published, ...own].map((rate) => [rate.date, rate]));
  return [...byDay.values()].sort((a, b) => (a.date < b.date ? 1 : -1));
}

/** Units of one currency per unit of another, both known per euro; undefined where it vanishes in the decimals. */
export function crossRate(of: DatedRate, base: DatedRate): DatedRate | undefined {
  if (base.currency === BASE_CURRENCY) return of;
  const rate = divideRounded(micros(of.rate) * MICRO, micros(base.rate));
  if (rate === 0n) return undefined;
  const source = of.source === 'manual' || base.source === 'manual' ? 'manual' : 'ecb';
  return { currency: of.currency, date: of.date < base.date ? of.date : base.date, rate: textOf(rate), source };
}

/** An amount in another currency, by units of its own per one of the other; minor units on both sides. */
export function converted(
  { minor, currency }: { readonly minor: number; readonly currency: string },
  rate: DatedRate,
  into: string,
): number {
  if (currency === into) return minor;
  const [own, other] = [10n ** BigInt(exponentOf(currency)), 10n ** BigInt(exponentOf(into))];
  return Number(divideRounded(BigInt(minor) * MICRO * other, micros(rate.rate) * own));
}
