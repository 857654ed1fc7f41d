import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES, tagOf } from './locale.ts';
import { readTypedNumber, typedNumberText } from './typed-number.ts';

const THOUSANDTHS = 3;
const CULTURES = [...LOCALES.map(tagOf), 'de-CH', 'de-AT', 'fr-FR', 'pl-PL', 'en-IN', 'hi-IN', 'sv-SE', 'ja-JP'];

describe.each([
  ['en-US', '12,500', 12_500_000],
  ['en-US', '1.234', 1_234],
  ['en-US', '12,500.00', 12_500_000],
  ['en-US', '1.250,50', 1_250_500],
  ['de-DE', '1.234', 1_234_000],
  ['de-DE', '12,500', 12_500],
  ['de-DE', '1.250,50', 1_250_500],
  ['de-DE', '1,250.50', 1_250_500],
  ['de-DE', '12.5', 12_500],
  ['en-GB', '12,5', 12_500],
  ['en-GB', '0,125', 125],
  ['en-GB', '1234,567', 1_234_567],
  ['de-CH', '1’234.5', 1_234_500],
  ['de-CH', "1'234.500", 1_234_500],
  ['nl-NL', '-1.234,5', -1_234_500],
  ['nl-NL', '− 5', -5_000],
  ['fr-FR', '1\u202f234,5', 1_234_500],
  ['pt-PT', '12\u00a0345', 12_345_000],
  ['pl-PL', '1 234 567', 1_234_567_000],
  ['en-IN', '12,34,567.5', 1_234_567_500],
  ['en-IN', '1,234,567', 1_234_567_000],
  ['en-US', '.5', 500],
  ['ja-JP', '１２.５', 12_500],
])('in %s', (culture, text, value) => {
  it(`${text} is ${value} thousandths`, () => expect(readTypedNumber(text, culture, THOUSANDTHS)).toBe(value));
});

it.each([
  ['en-US', '1.2345'],
  ['en-US', '12,34,567'],
  ['en-US', '1.2.3'],
  ['en-US', '1,23,4.5'],
  ['en-US', '12 34'],
  ['en-US', '1 234,567,890'],
  ['en-US', '12.'],
  ['en-US', '--5'],
  ['en-US', '1e5'],
  ['en-US', '0x10'],
  ['en-US', '5 EUR'],
  ['en-US', ''],
  ['en-US', ','],
  // Neither sign separates groups there, so both readings are possible.
  ['fr-FR', '1.234'],
  ['pl-PL', '1.234'],
  ['de-CH', '1,234'],
])('refuses in %s %j', (culture, text) => expect(readTypedNumber(text, culture, THOUSANDTHS)).toBeUndefined());

it('refuses decimals where only whole numbers count, and reads groups', () => {
  expect(readTypedNumber('1,200', 'en-US')).toBe(1_200);
  expect(readTypedNumber('1.200', 'en-US')).toBeUndefined();
  expect(readTypedNumber('1.200', 'de-DE')).toBe(1_200);
  expect(readTypedNumber('1.200', 'fr-FR')).toBe(1_200);
  expect(readTypedNumber('1.5', 'de-DE')).toBeUndefined();
});

it('reads back what it shows, in every culture', () => {
  const value = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 });
  fc.assert(
    fc.property(value, fc.integer({ min: 0, max: 6 }), fc.constantFrom(...CULTURES), (n, digits, culture) => {
      const least = Math.min(digits, 2);
      expect(readTypedNumber(typedNumberText(n, culture, digits, least), culture, digits)).toBe(n);
    }),
  );
});
