/** Signs that a culture writes in numbers. */
interface NumberSigns {
  readonly decimal: string;
  readonly group: string;
  /** Figures of the second group from the right: 3, or 2 in India. */
  readonly size: number;
}
const known = new Map<string, NumberSigns>();

/** `,` and `.` in German, `.` and `,` in English, `.` and `’` in Swiss German. */
export function numberSigns(culture: string): NumberSigns {
  const found = known.get(culture);
  if (found) return found;
  const parts = new Intl.NumberFormat(culture).formatToParts(12_345_678.5);
  const of = (wanted: string) => parts.filter(({ type }) => type === wanted).map(({ value }) => value);
  const [, second = ''] = of('integer').toReversed().slice(0, -1);
  const signs = { decimal: of('decimal')[0] ?? '.', group: plainSigns(of('group')[0] ?? ''), size: second.length || 3 };
  known.set(culture, signs);
  return signs;
}

const MINUS = /^[-‐–−]\s*/;
/** Makes one sign of each kind: every blank is a space, every apostrophe is `'`, every figure is ASCII. */
const plainSigns = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\s/g, ' ')
    .replace(/[’ʼ‘´`]/g, "'");

interface Split {
  readonly whole: string;
  readonly part: string;
}
const GROUP_OF_THREE = /^[1-9]\d{0,2}$/;

/** Splits a text that holds one comma or point: it is a decimal sign unless it can only separate groups. */
function splitAtOne(text: string, sign: string, digits: number, signs: NumberSigns): Split | undefined {
  const [whole = '', part = ''] = text.split(sign);
  const looksGrouped = part.length === 3 && GROUP_OF_THREE.test(whole);
  if (!looksGrouped || sign === signs.decimal) return { whole, part };
  if (sign === signs.group || digits < 3) return { whole: text, part: '' };
  // The culture writes neither groups nor decimals with this sign, and both readings are possible.
  return undefined;
}

function split(text: string, digits: number, signs: NumberSigns): Split | undefined {
  const found = text.match(/[.,]/g) ?? [];
  const last = found.at(-1);
  if (!last) return { whole: text, part: '' };
  if (found.some((sign) => sign !== last) || (found.length === 1 && /[ ']/.test(text))) {
    const at = text.lastIndexOf(last);
    return { whole: text.slice(0, at), part: text.slice(at + 1) };
  }
  return found.length > 1 ? { whole: text, part: '' } : splitAtOne(text, last, digits, signs);
}

/** True for figures alone, and for groups that one sign separates: 1,234,567 or, in India, 12,34,567. */
function isGrouped(whole: string, size: number): boolean {
  const [sign] = whole.match(/[., ']/) ?? [];
  if (!sign) return /^\d*$/.test(whole);
  const [first = '', ...groups] = whole.split(sign);
  const sizes = groups.map((group) => (/^\d+$/.test(group) ? group.length : 0));
  const fits = (inner: number) =>
    /^\d+$/.test(first) && first.length <= inner && sizes.every((n, i) => n === (i === sizes.length - 1 ? 3 : inner));
  return fits(3) || fits(size);
}

/**
 * Reads a typed number as whole parts of `10 ** -digits`: `1.234,5` with 2 digits is 123450.
 * `1.234` is 1234 in German and 1.234 in English. Undefined for text that is no number, for more decimals than `digits`,
 * and for `1.234` in a culture that writes neither groups nor decimals with a point.
 */
export function readTypedNumber(text: string, culture: string, digits = 0): number | undefined {
  const signs = numberSigns(culture);
  const typed = plainSigns(text).trim();
  const plain = typed.replace(MINUS, '');
  if (!/^[\d.,][\d., ']*$/.test(plain) || !/\d$/.test(plain)) return undefined;
  const found = split(plain, digits, signs);
  if (!found || !isGrouped(found.whole, signs.size)) return undefined;
  if (!/^\d*$/.test(found.part) || found.part.length > digits) return undefined;
  const value = Number(found.whole.replace(/\D/g, '') + found.part.padEnd(digits, '0'));
  return MINUS.test(typed) && value > 0 ? -value : value;
}

/** A number as a field shows it: grouped, with at least `least` decimals. `readTypedNumber` reads it back. */
export function typedNumberText(value: number, culture: string, digits = 0, least = 0): string {
  const figures = { minimumFractionDigits: least, maximumFractionDigits: digits };
  return new Intl.NumberFormat(culture, figures).format(value / 10 ** digits).replace('-', '−');
}
