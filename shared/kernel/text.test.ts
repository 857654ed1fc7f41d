import { expect, it } from 'vitest';
import { isWebAddress, twitterName } from './text.ts';

it.each([
  ['@mara.vale-music_1', 'mara.vale-music_1'],
  ['', ''],
  [undefined, ''],
])('a name on Twitter: %s', (given, kept) => {
  expect(twitterName.parse(given)).toBe(kept);
});

it.each(['mara vale', 'mara/vale', 'mära', '@@mara'])('is no name on Twitter: %s', (given) => {
  expect(twitterName.safeParse(given).error?.issues[0]?.message).toBe('twitterName');
});
it.each([
  ['example.com', true],
  ['https://example.com/a?b=c', true],
  ['example.com:8080', true],
  ['example.com:8080/path', true],
  ['http://192.168.1.20', true],
  ['//evil.example', false],
  ['\\\\evil.example', false],
  ['3.14', false],
  ['2027', false],
  ['localhost:3000', false],
  ['mailto:a@example.com', false],
  ['mailto:1@example.com', false],
  ['tel:31201234567', false],
  ['javascript:1', false],
  ['https://me@example.com', false],
])('%s as an address of the web: %s', (text, isOne) => expect(isWebAddress(text)).toBe(isOne));
