import { exponentOf } from '#shared/kernel/money.ts';

/** The culture's sign between whole and part: ',' in Dutch and German, '.' in English. */
export const decimalSign = (culture: string): string =>
  new Intl.NumberFormat(culture).formatToParts(1.1).find(({ type }) => type === 'decimal')?.value ?? '.';

const MINUS = /^\s*[-−]/;
/** One sign with one or two figures behind it is the decimal sign, whichever people use. */
const SHORT_TAIL = /[.,](\d{1,2})$/;

/** Figures alone, or in groups of three. */
const WHOLE = /^(\d*|\d{1,3}([.,]\d{3})+)$/;

/** '1.234,5' or '1,234.50' -> minor units; undefined for what is no amount or has too many decimals. */
export function parseMoney(text: string, currency: string, culture: string): number | undefined {
  const digits = exponentOf(currency);
  const plain = text.replace(MINUS, '').replace(/[\s'’]/g, '');
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(plain)) return undefined;
  const sign = decimalSign(culture);
  const tail = SHORT_TAIL.exec(plain);
  const at = tail && digits > 0 ? tail.index : plain.lastIndexOf(sign);
  const whole = at < 0 ? plain : plain.slice(0, at);
  const part = at < 0 ? '' : plain.slice(at + 1);
  if (!WHOLE.test(whole) || !/^\d*$/.test(part) || part.length > digits) return undefined;
  const minor = Number(whole.replace(/[.,]/g, '') || '0') * 10 ** digits + Number(part.padEnd(digits, '0') || '0');
  return MINUS.test(text) && minor > 0 ? -minor : minor;
}

/** An amount as it stands in the field: grouped, with all its figures, without the currency. */
export function moneyText(minor: number, currency: string, culture: string): string {
  const digits = exponentOf(currency);
  const figures = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(culture, figures).format(minor / 10 ** digits).replace('-', '−');
}
