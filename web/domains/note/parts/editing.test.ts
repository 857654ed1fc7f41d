import { expect, it } from 'vitest';
import { askedAt, listed, marked, named } from './editing.ts';

it('marks what is selected and takes the mark away again', () => {
  const bold = marked({ text: 'call now', start: 5, end: 8 }, '**');
  expect(bold).toEqual({ text: 'call **now**', start: 7, end: 10 });
  expect(marked(bold, '**')).toEqual({ text: 'call now', start: 5, end: 8 });
});

it('turns whole lines into a list and back', () => {
  const list = listed({ text: 'one\ntwo\nthree', start: 1, end: 5 });
  expect(list.text).toBe('- one\n- two\nthree');
  expect(listed({ text: '- one\n- two', start: 0, end: 11 }).text).toBe('one\ntwo');
});

it.each([
  ['@', { from: 0, keyword: '' }],
  ['ask @No', { from: 4, keyword: 'No' }],
  ['ask @Noor Ba', { from: 4, keyword: 'Noor Ba' }],
  ['mail me@home', undefined],
  ['@Noor Bakker is', undefined],
])('%s asks for a name or does not', (text, asked) => expect(askedAt(text, text.length)).toEqual(asked));

it('puts the chosen name in', () => {
  const text = 'ask @No tomorrow';
  expect(named({ text, start: 7, end: 7 }, { from: 4, keyword: 'No' }, 'Noor Bakker')).toEqual({
    text: 'ask @Noor Bakker tomorrow',
    start: 17,
    end: 17,
  });
});
