import { expect, it } from 'vitest';
import { isWebAddress, naturalOrder, twitterName } from './text.ts';

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

it('sorts numbers in texts by their value', () => {
  const sorted = ['INV2025100000', 'INV202599998', 'A-10', 'A-9', 'A-0010x'].toSorted((a, b) =>
    naturalOrder(a) < naturalOrder(b) ? -1 : 1,
  );
  expect(sorted).toEqual(['A-9', 'A-10', 'A-0010x', 'INV202599998', 'INV2025100000']);
});
