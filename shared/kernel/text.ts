import * as z from 'zod';
import { isWebAddress } from './web-address.ts';

/** No '<', '>' nor their encoded forms (spec section 5). */
export const FORBIDDEN_CHARACTERS = /[<>]|&(lt|gt|#0*6[02]|#x0*3[ce]);?|%3[ce]/i;
/** Longest text where the spec names no limit (spec section 9). */
export const DEFAULT_TEXT_MAX = 50;

const clean = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: 'tooLong' })
    .refine((v) => !FORBIDDEN_CHARACTERS.test(v), { error: 'forbiddenCharacters' });

/** A text that may be left empty. */
export const text = (max: number = DEFAULT_TEXT_MAX) => clean(max);
/** A text that must say something. */
export const requiredText = (max: number = DEFAULT_TEXT_MAX) =>
  clean(max).refine((v) => v.length > 0, { error: 'required' });

/** A code, in capitals however it was typed. */
export const codeText = (pattern: RegExp, error: string) => z.string().trim().toUpperCase().regex(pattern, { error });

/** One @, local part letters, numbers, marks and + - . _ ', domain with a dot (spec section 5). */
export const EMAIL = /^[\p{L}\p{N}\p{M}+\-._']+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u;
export const email = z
  .string()
  .trim()
  .min(1, { error: 'required' })
  .max(254, { error: 'tooLong' })
  .regex(EMAIL, { error: 'email' });
export const optionalEmail = z.union([z.literal(''), email]).default('');

/** A web address that may be left out (spec section 5). */
export const webAddress = (max: number) =>
  text(max)
    .refine((value) => value === '' || isWebAddress(value), { error: 'url' })
    .default('');

/** A name on Twitter, with or without its @, that may be left out: letters, digits, dot, underscore, hyphen (spec section 5). */
export const twitterName = text()
  .overwrite((value) => value.replace(/^@/, ''))
  .refine((value) => /^[A-Za-z0-9._-]*$/.test(value), { error: 'twitterName' })
  .default('');

export const HEX_COLOR = /^#[0-9A-Fa-f]{6}$/;
export const HexColor = z.string().regex(HEX_COLOR, { error: 'color' });
/** Brand pink, and the default route colour of the spec. */
export const DEFAULT_HEX_COLOR = '#FF0A81';

/** Lower case without accents, for search, sorting and name comparison. */
export const fold = (value: string): string =>
  value
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[øœæłđ]/g, (c) => ({ ø: 'o', œ: 'oe', æ: 'ae', ł: 'l', đ: 'd' })[c] ?? c)
    .replace(/\s+/g, ' ')
    .trim();

/** `['a','b','c']` with 2 -> `a, b (+1)` (spec section 5, list-join helper). */
export const joinNames = (names: readonly string[], max: number): string =>
  names.slice(0, max).join(', ') + (names.length > max ? ` (+${names.length - max})` : '');
