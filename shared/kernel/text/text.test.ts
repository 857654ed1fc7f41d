import { expect, it } from 'vitest';
import { fold, naturalOrder, text, twitterName } from './text.ts';

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
  ['İstanbul Işık Sahnesi', 'istanbul isik sahnesi'],
  ['ışık', 'isik'],
  ['IŞIK', 'isik'],
  ['Þórir Ásgeirsson', 'thorir asgeirsson'],
  ['Ħamrun', 'hamrun'],
  ['Straße GROẞ', 'strasse gross'],
  ['Æther Cœur', 'aether coeur'],
  ['Bjørn Łódź Đorđe Guðrún', 'bjorn lodz dorde gudrun'],
  ['O’Brien’s', "o'brien's"],
  ['ΟΔΟΣ', 'οδοσ'],
  ['ﬁlm Ｋ', 'film k'],
])('%s is looked for as %s', (value, folded) => expect([fold(value), fold(folded)]).toEqual([folded, folded]));

it.each([
  ['a\u000bb\u0002', 'a b'],
  ['line\r\nnext\tcell', 'line\nnext\tcell'],
  ['\u0000\u009f\ufffe', ''],
  ['half \ud83d of one', 'half  of one'],
  ['\ud83d\ude00', '\ud83d\ude00'],
])('a typed text holds nothing that no document can hold: %j', (typed, kept) =>
  expect(text(100).parse(typed)).toBe(kept),
);

it('sorts numbers in texts by their value', () => {
  const sorted = ['INV2025100000', 'INV202599998', 'A-10', 'A-9', 'A-0010x'].toSorted((a, b) =>
    naturalOrder(a) < naturalOrder(b) ? -1 : 1,
  );
  expect(sorted).toEqual(['A-9', 'A-10', 'A-0010x', 'INV202599998', 'INV2025100000']);
});
