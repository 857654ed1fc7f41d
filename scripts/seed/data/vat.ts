import type { Random } from '../random.ts';

/*
 * VAT numbers whose check digits are right, by the published rule of each country: an invented number that fails its own
 * sum would be refused by forms and offices.
 */
type Check = (digits: readonly number[]) => string | undefined;

const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  digits.reduce((sum, digit, i) => sum + digit * (weights[i] ?? 0), 0);
const falling = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from - i);
const two = (figure: number): string => String(figure).padStart(2, '0');
const numberOf = (digits: readonly number[]): number => Number(digits.join(''));

/** Digits beside each other doubled, from the right: of Italy, Sweden, France and Spain. */
function luhn(digits: readonly number[]): string {
  const sum = digits.toReversed().reduce((all, digit, i) => {
    const value = i % 2 === 0 ? digit * 2 : digit;
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
/** ISO 7064, mod 11,10: of Germany and Croatia. */
function mod1110(digits: readonly number[]): string {
  const rest = digits.reduce((product, digit) => (((digit + product) % 10 || 10) * 2) % 11, 10);
  return String((11 - rest) % 10);
}
/** 11 less the rest; ten is no digit, so such a number is not given out. */
const mod11 =
  (weights: readonly number[]): Check =>
  (digits) => {
    const check = (11 - (weighted(digits, weights) % 11)) % 11;
    return check === 10 ? undefined : String(check);
  };

const CHECKS: Readonly<Record<string, readonly [pattern: string, count: number, check: Check]>> = {
  NL: ['NL%B01', 8, (digits) => restOf(weighted(digits, falling(9, 8)) % 11)],
  DE: ['DE%', 8, mod1110],
  GB: ['GB%', 7, (digits) => two(97 - (weighted(digits, falling(8, 7)) % 97))],
  BE: ['BE0%', 7, (digits) => two(97 - (numberOf(digits) % 97))],
  ES: ['ESA%', 7, luhn],
  IT: ['IT%', 7, (digits) => `015${luhn([...digits, 0, 1, 5])}`],
  PT: ['PT5%', 7, (digits) => String(((11 - (weighted([5, ...digits], falling(9, 8)) % 11)) % 11) % 10)],
  CH: ['CHE%', 8, mod11([5, 4, 3, 2, 7, 6, 5, 4])],
  AT: ['ATU%', 7, (digits) => String((10 - ((Number(luhnSum(digits)) + 4) % 10)) % 10)],
  DK: ['DK%', 7, mod11([2, 7, 6, 5, 4, 3, 2])],
  SE: ['SE%01', 9, luhn],
  NO: ['NO%', 8, mod11([3, 2, 7, 6, 5, 4, 3, 2])],
  FI: ['FI%', 7, mod11([7, 9, 10, 5, 8, 4, 2])],
  PL: ['PL%', 9, (digits) => restOf(weighted(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11)],
  CZ: ['CZ%', 7, (digits) => String((11 - (weighted(digits, falling(8, 7)) % 11)) % 10)],
  HU: ['HU%', 7, (digits) => String((10 - (weighted(digits, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10)],
  IE: ['IE%', 7, (digits) => 'WABCDEFGHIJKLMNOPQRSTUV'[weighted(digits, falling(8, 7)) % 23]],
  GR: ['EL%', 8, (digits) => String((weighted(digits, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10)],
  HR: ['HR%', 10, mod1110],
};
function restOf(rest: number): string | undefined {
  return rest === 10 ? undefined : String(rest);
}
/** Austria doubles every second digit from the left, the first not. */
function luhnSum(digits: readonly number[]): number {
  return digits.reduce((sum, digit, i) => {
    const value = i % 2 === 1 ? digit * 2 : digit;
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

/** France puts a key in front of the nine digits of the company, the last of which checks the others. */
function french(digits: string): string {
  const company = digits + luhn([...digits].map(Number));
  return `FR${two((12 + 3 * (Number(company) % 97)) % 97)}${company}`;
}
const FRENCH_DIGITS = 8;

/** A number with its check digits; undefined where these digits have none, or the country no such numbers. */
export function vatNumberOf(country: string, digits: string): string | undefined {
  if (country === 'FR') return french(digits);
  const [pattern, , check] = CHECKS[country] ?? [];
  const end = check?.([...digits].map(Number));
  return end === undefined ? undefined : pattern?.replace('%', () => digits + end);
}

/** An invented number of a company; '' in countries without VAT numbers. */
export function inventVatNumber(random: Random, country: string): string {
  const count = country === 'FR' ? FRENCH_DIGITS : CHECKS[country]?.[1];
  if (!count) return '';
  for (;;) {
    const found = vatNumberOf(country, random.digits(count));
    if (found) return found;
  }
}
