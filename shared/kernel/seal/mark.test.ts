import { describe, expect, it } from 'vitest';
import { MARK_KINDS, marksIn, markText } from './mark.ts';

const written = (line: string) => marksIn(line).map(({ start, end }) => line.slice(start, end));

describe('marksIn', () => {
  it('finds every kind, with its participant', () => {
    const names = MARK_KINDS.map((kind, at) => ({
      kind,
      participant: at + 1,
      ...(kind === 'text' && { label: 'Hotel' }),
    }));
    const line = names.map(markText).join(' and ');
    expect(marksIn(line)).toEqual(names.map((name) => expect.objectContaining(name)));
  });

  it('says where a mark is', () => {
    expect(written('Signed: [sign:1], date: [date:12].')).toEqual(['[sign:1]', '[date:12]']);
  });

  it('ignores blanks that a converter put between letters', () => {
    expect(marksIn('x [ s i g n : 1 ]')).toEqual([{ kind: 'sign', participant: 1, start: 2, end: 17 }]);
  });

  it('keeps the words of a label', () => {
    expect(marksIn('[text:2: Name of the  hotel ]')).toEqual([
      { kind: 'text', participant: 2, label: 'Name of the hotel', start: 0, end: 29 },
    ]);
  });

  it('takes capital letters', () => {
    expect(marksIn('[SIGN:1]')).toMatchObject([{ kind: 'sign', participant: 1 }]);
  });

  it.each([
    '[sign:0]',
    '[sign:100]',
    '[sign]',
    '[sign:1',
    'sign:1]',
    '[seal:1]',
    '[text:1]',
    '[text:1:]',
    `[text:1:${'a'.repeat(51)}]`,
  ])('finds none in %s', (line) => expect(marksIn(line)).toEqual([]));
});
