import * as z from 'zod';
import { CURRENCY_CODES } from '#shared/data/currencies.ts';
import { CURRENCY_EXPONENTS } from '#shared/data/currency-digits.ts';

/** Largest amount in minor units (money section 1: the DATEV field). */
export const MAX_MINOR = 999_999_999_999;
/** One of ISO's: of any other nobody knows how many digits it has. */
export const Currency = z.enum(CURRENCY_CODES, { error: 'choice' });
/** Integer minor units plus currency. */
export const Money = z.object({ minor: z.int().min(-MAX_MINOR).max(MAX_MINOR), currency: Currency });
export type Money = z.infer<typeof Money>;
/** A sum of many amounts may be larger than the largest amount. */
export const Sum = Money.extend({ minor: z.int() });

/** Thousandths of a percent, 9 % = 9000 (money section 1). */
export const Rate = z.int().min(0, { error: 'tooSmall' }).max(100_000);

/** Digits after the comma of a currency. */
export const exponentOf = (currency: string): number => CURRENCY_EXPONENTS.get(currency) ?? 2;

/** Half away from zero over exact integers: the only rounding in the product (money section 1). */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const [n, d] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator];
  const rounded = (2n * n + d) / (2n * d);
  return negative ? -rounded : rounded;
}

/** Share of an amount; rate in thousandths of a percent (9 % = 9000). */
export const shareOf = (minor: number, rate: number): number =>
  Number(divideRounded(BigInt(minor) * BigInt(rate), 100_000n));

/** Towards minus infinity, by a divisor above 0. */
const floorOf = (numerator: bigint, denominator: bigint): bigint =>
  numerator / denominator - (numerator % denominator < 0n ? 1n : 0n);

/**
 * A total in parts by weight: each part rounded down, what is left over to the largest remainders, ties to the earlier
 * one. The parts always add up; weights may be negative, and without any the first takes all.
 */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const signed = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (signed === 0n) return weights.map((_, i) => (i === 0 ? total : 0));
  const sum = signed < 0n ? -signed : signed;
  const [amount, sign] = [BigInt(Math.abs(total)), total < 0 ? -1 : 1];
  const parts = weights.map((weight, i) => {
    const product = amount * BigInt(weight) * (signed < 0n ? -1n : 1n);
    const whole = floorOf(product, sum);
    return { i, whole, rest: product - whole * sum };
  });
  const left = Number(amount - parts.reduce((all, { whole }) => all + whole, 0n));
  const byRest = parts.toSorted((a, b) => (a.rest === b.rest ? a.i - b.i : a.rest > b.rest ? -1 : 1));
  const lucky = new Set(byRest.slice(0, left).map(({ i }) => i));
  return parts.map(({ i, whole }) => sign * (Number(whole) + (lucky.has(i) ? 1 : 0)) || 0);
}
