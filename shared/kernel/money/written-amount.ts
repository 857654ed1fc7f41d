import { exponentOf, MAX_MINOR } from '#shared/kernel/money/money.ts';

const swapped = (text: string): string => text.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : ','));
const AMOUNT = /^([+-]?)(\d[\d,]*)(?:\.(\d*))?$/;

/**
 * Reads an amount as minor units, exactly. The text may group thousands and have its sign behind the number. Undefined
 * for a text that is no amount, or that has more decimals than its currency.
 */
export function minorOf(text: string, currency: string, decimal: ',' | '.'): number | undefined {
  const plain = text.replace(/[\s'’€$£]/g, '').replace(/^([^-]*)-$/, '-$1');
  const [, sign, whole = '', part = ''] = AMOUNT.exec(decimal === ',' ? swapped(plain) : plain) ?? [];
  const [digits, decimals] = [exponentOf(currency), part.replace(/0+$/, '')];
  if (whole === '' || decimals.length > digits) return undefined;
  const minor = Number(whole.replaceAll(',', '') + decimals.padEnd(digits, '0'));
  if (!Number.isSafeInteger(minor) || minor > MAX_MINOR) return undefined;
  return sign === '-' ? -minor : minor;
}
