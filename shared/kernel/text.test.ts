import { expect, it } from 'vitest';
import { twitterName } from './text.ts';

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
