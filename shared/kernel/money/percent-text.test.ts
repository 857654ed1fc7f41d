import { expect, it } from 'vitest';
import { percentText } from './percent-text.ts';

it.each([
  ['en-GB', '9%', '15.825%'],
  ['nl-NL', '9%', '15,825%'],
  ['de-DE', '9 %', '15,825 %'],
  ['es-ES', '9 %', '15,825 %'],
])('writes a rate the way of %s', (culture, whole, part) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(percentText(9000, culture))).toBe(whole);
  expect(plain(percentText(15_825, culture))).toBe(part);
});
