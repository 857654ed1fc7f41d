import { expect, it } from 'vitest';
import { blocksOf, mentionedIn } from './markup.ts';

it('reads paragraphs, lists and the marks in a line', () => {
  expect(blocksOf('Call **today** or _tomorrow_\nsecond line\n\n- one\n- two')).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          { kind: 'text', text: 'Call ' },
          { kind: 'bold', text: 'today' },
          { kind: 'text', text: ' or ' },
          { kind: 'italic', text: 'tomorrow' },
        ],
        [{ kind: 'text', text: 'second line' }],
      ],
    },
    { kind: 'list', lines: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two' }]] },
  ]);
});

it('takes the longest name, and only names that are mentioned', () => {
  const [block] = blocksOf('@Noor Bakker and @Ben', ['Noor', 'Noor Bakker']);
  expect(block?.lines[0]).toEqual([
    { kind: 'mention', text: '@Noor Bakker' },
    { kind: 'text', text: ' and @Ben' },
  ]);
});

it('links web addresses alone, without the full stop behind them', () => {
  const [block] = blocksOf('See https://example.com/a_b_c. Not javascript:alert(1)');
  expect(block?.lines[0]).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'link', text: 'https://example.com/a_b_c', href: 'https://example.com/a_b_c' },
    { kind: 'text', text: '. Not javascript:alert(1)' },
  ]);
});

it('leaves names like snake_case_words as they are', () => {
  expect(blocksOf('the file_name_here')[0]?.lines[0]).toEqual([{ kind: 'text', text: 'the file_name_here' }]);
});

it('forgets a mention that was deleted from the text', () => {
  const chosen = [{ name: 'Noor' }, { name: 'Ben' }];
  expect(mentionedIn('Ask @Ben', chosen)).toEqual([{ name: 'Ben' }]);
});
