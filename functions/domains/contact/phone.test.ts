import { expect, it } from 'vitest';
import { phoneText } from './phone.ts';

it.each([
  ['06-12345678', 'NL', '+31 6 12345678'],
  ['0031612345678', 'NL', '+31 6 12345678'],
  ['+49 30 1234567', 'NL', '+49 30 1234567'],
  ['030 1234567', 'DE', '+49 30 1234567'],
  ['06-12345678', '', '06-12345678'],
  ['ask at the desk', 'NL', 'ask at the desk'],
  ['', 'NL', ''],
])('%s in %s is %s', async (typed, country, text) => expect(await phoneText(typed, country)).toBe(text));
