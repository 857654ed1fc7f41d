import { divideRounded, exponentOf, type Money } from '#shared/kernel/money/money.ts';
import type { Exchange } from './schemas.ts';

/** Decimals of a rate at most (money section 1). */
const DECIMALS = 6;
const power = (exponent: number): bigint => 10n ** BigInt(exponent);

function micros(rate: string): bigint {
  const [whole = '0', part = ''] = rate.split('.');
  return BigInt(whole) * power(DECIMALS) + BigInt(part.padEnd(DECIMALS, '0'));
}

/** An amount in the agency's own money, at the rate that was frozen. */
export function inBase({ minor, currency }: Money, { base, rate }: Pick<Exchange, 'base' | 'rate'>): Money {
  const units = BigInt(minor) * power(DECIMALS) * power(exponentOf(base));
  return { minor: Number(divideRounded(units, micros(rate) * power(exponentOf(currency)))), currency: base };
}
