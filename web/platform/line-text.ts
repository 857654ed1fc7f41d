import { exponentOf } from '#shared/kernel/money/money.ts';
import { formatNumber } from './format.ts';

/** Formats hundredths of a minor unit, 2350 -> `€0.235`, with two more digits than the currency if needed. */
export function priceText(priceC: number, currency: string): string {
  const digits = exponentOf(currency);
  const figures = { minimumFractionDigits: digits, maximumFractionDigits: digits + 2 };
  return formatNumber(priceC / 10 ** (digits + 2), { style: 'currency', currency, ...figures });
}
/** Thousandths: 1500 -> `1.5`. */
export const quantityText = (quantity: number): string => formatNumber(quantity / 1_000);
