import { exponentOf } from '#shared/kernel/money/money.ts';

/** Writes an integer of 10^-digits as decimal text: 12500 with 4 digits is `1.25`. Keeps `least` digits. */
export function decimal(value: bigint, digits: number, least = 0): string {
  const sign = value < 0n ? '-' : '';
  const all = String(value < 0n ? -value : value).padStart(digits + 1, '0');
  const [whole, part] = [all.slice(0, all.length - digits), all.slice(all.length - digits)];
  let kept = part;
  while (kept.length > least && kept.endsWith('0')) kept = kept.slice(0, -1);
  return `${sign}${whole}${kept ? `.${kept}` : ''}`;
}

/** `1234.50` of EUR, `333333` of JPY. */
export const amountText = (minor: number, currency: string): string =>
  decimal(BigInt(minor), exponentOf(currency), exponentOf(currency));
export const quantityText = (thousandths: number): string => decimal(BigInt(thousandths), 3);
/** `9` or `15.825`, of thousandths of a percent. */
export const percentText = (rate: number): string => decimal(BigInt(rate), 3);
