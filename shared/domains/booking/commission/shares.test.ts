import { expect, test } from 'vitest';
import { sharesIn, sharesOf, sharesText } from './shares.ts';

test('the agents of a deal come back from the text of the column', () => {
  const agents = Array.from({ length: 10 }, (_, i) => ({ no: 99_999_999 - i, weight: 100_000 - i }));
  expect(sharesIn(sharesText(agents))).toEqual(agents);
  expect(sharesText(agents).length).toBeLessThan(400);
  expect(sharesIn('')).toEqual([]);
});

test('the parts of all agents add up to the commission', () => {
  for (let i = 0; i < 200; i++) {
    const agents = Array.from({ length: 1 + (i % 10) }, (_, no) => ({
      no,
      weight: Math.floor(Math.random() * 100_001),
    }));
    const commission = Math.floor(Math.random() * 1_000_000);
    expect(sharesOf(commission, agents).reduce((sum, { amount }) => sum + amount, 0)).toBe(commission);
  }
});

test('two agents of equal weight share an odd cent in favour of the first, and no agent leaves it to the agency', () => {
  const two = [
    { no: 4, weight: 50_000 },
    { no: 7, weight: 50_000 },
  ];
  expect(sharesOf(101, two).map(({ no, amount }) => [no, amount])).toEqual([
    [4, 51],
    [7, 50],
  ]);
  expect(sharesOf(101, [])).toEqual([{ no: 0, weight: 0, amount: 101 }]);
});
