import { expect, it } from 'vitest';
import { tamed, untamed } from './formula.ts';

it.each(['=1+1', '+31 20', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＠SUM(A1)'])(
  'no spreadsheet runs %j, which is read again as it was',
  (text) => {
    expect(tamed(text)).toBe(`'${text}`);
    expect(untamed(tamed(text))).toBe(text);
  },
);
it('nor what stands behind characters that go', () => expect(tamed('\u0000\u0001=1+1')).toBe("'=1+1"));
it.each(["'t Hof", 'Nova', ''])('%j stays', (text) => {
  expect(tamed(text)).toBe(text);
  expect(untamed(text)).toBe(text);
});
