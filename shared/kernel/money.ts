import * as z from 'zod';
import { CURRENCY_EXPONENTS } from '../data/currencies.ts';

/** Largest amount in minor units (money section 1: the DATEV field). */
export const MAX_MINOR = 999_999_999_999;
export const Currency = z.string().regex(/^[A-Z]{3}$/, { error: 'choice' });
/** Integer minor units plus currency. */
export const Money = z.object({ minor: z.int().min(-MAX_MINOR).max(MAX_MINOR), currency: Currency });
export type Money = z.infer<typeof Money>;

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
