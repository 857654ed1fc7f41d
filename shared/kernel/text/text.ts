import * as z from 'zod';
import { isWebAddress } from './web-address.ts';

/** No '<', '>' nor their encoded forms (spec section 5). */
export const FORBIDDEN_CHARACTERS = /[<>]|&(lt|gt|#0*6[02]|#x0*3[ce]);?|%3[ce]/i;
/** Longest text where the spec names no limit (spec section 9). */
export const DEFAULT_TEXT_MAX = 50;

// biome-ignore lint/suspicious/noControlCharactersInRegex: line breaks of Word and of older programs.
const BREAKS = /[\u000b\u000c\u0085\u2028\u2029]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what no text may hold.
const UNWRITABLE = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Cs}/gu;
/** A text without what no document can hold: control characters but tab and line feed, and halves of characters. */
export const writable = (value: string): string =>
  value.replace(/\r\n?/g, '\n').replace(BREAKS, ' ').replace(UNWRITABLE, '');

/** Any text that somebody types: what no document can hold leaves it at the door. */
export const typedText = () => z.string().overwrite(writable);

const clean = (max: number) =>
  typedText()
    .trim()
    .max(max, { error: 'tooLong' })
    .refine((v) => !FORBIDDEN_CHARACTERS.test(v), { error: 'forbiddenCharacters' });

/** A text that may be left empty. */
export const text = (max: number = DEFAULT_TEXT_MAX) => clean(max);
/** A text that must say something. */
export const requiredText = (max: number = DEFAULT_TEXT_MAX) =>
  clean(max).refine((v) => v.length > 0, { error: 'required' });

/** A code, in capitals however it was typed. */
export const codeText = (pattern: RegExp, error: string) => typedText().trim().toUpperCase().regex(pattern, { error });

/** One @, local part letters, numbers, marks and + - . _ ', domain with a dot (spec section 5). */
export const EMAIL = /^[\p{L}\p{N}\p{M}+\-._']+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u;
export const email = z
  .string()
  .trim()
  .min(1, { error: 'required' })
  .max(254, { error: 'tooLong' })
  .regex(EMAIL, { error: 'email' });
export const optionalEmail = z.union([z.literal(''), email]).default('');

/** A web address, or an empty text. */
export const webAddressText = (max: number) =>
  text(max).refine((value) => value === '' || isWebAddress(value), { error: 'url' });
/** A web address that may be left out (spec section 5). */
export const webAddress = (max: number) => webAddressText(max).default('');

/** A name on Twitter, with or without its @, that may be left out: letters, digits, dot, underscore, hyphen (spec section 5). */
export const twitterName = text()
  .overwrite((value) => value.replace(/^@/, ''))
  .refine((value) => /^[A-Za-z0-9._-]*$/.test(value), { error: 'twitterName' })
  .default('');

export const HEX_COLOR = /^#[0-9A-Fa-f]{6}$/;
export const HexColor = z.string().regex(HEX_COLOR, { error: 'color' });
/** Brand pink, and the default route colour of the spec. */
export const DEFAULT_HEX_COLOR = '#FF0A81';

/** Letters that Unicode does not take apart, as people type them on a keyboard without them. */
const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map(
  'ß ss,æ ae,œ oe,ø o,ł l,đ d,ð d,þ th,ħ h,ı i,ŋ n,ŧ t,ĸ k,ǥ g,ƶ z,ə e,ς σ'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);
const SPECIAL = new RegExp(`[${[...PLAIN_LETTERS.keys()].join('')}]`, 'g');
const APOSTROPHES = /[’‘ʼʻ`´′＇]/g;

/** Raised with each change of `fold`: a start then folds stored words again (scripts/local/data-lists.ts). */
export const FOLD_VERSION = 2;
/** Lower case without accents, for search, sorting and name comparison. */
export const fold = (value: string): string =>
  value
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => PLAIN_LETTERS.get(letter) ?? letter)
    .replace(/\s+/g, ' ')
    .trim();

const WIDEST_NUMBER = 12;
/** For sorting: numbers in a text count by their value, `A-9` before `A-10`. */
export const naturalOrder = (value: string): string =>
  value.replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(WIDEST_NUMBER, '0'));

/** `['a','b','c']` with 2 -> `a, b (+1)` (spec section 5, list-join helper). */
export const joinNames = (names: readonly string[], max: number): string =>
  names.slice(0, max).join(', ') + (names.length > max ? ` (+${names.length - max})` : '');
