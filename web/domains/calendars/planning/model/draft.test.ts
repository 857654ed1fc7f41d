import { expect, test } from 'vitest';
import { optionOf } from './draft.ts';

test('an option without an end says none, and a run takes only a place that somebody chose', () => {
  const chosen = { rank: undefined, nextRank: 2, expiresOn: '2027-05-21', isRun: false };
  expect(optionOf(chosen)).toEqual({ rank: 2, expiresOn: '2027-05-21' });
  expect(optionOf({ ...chosen, expiresOn: '' })).toEqual({ rank: 2 });
  expect(optionOf({ ...chosen, isRun: true })).toEqual({ expiresOn: '2027-05-21' });
  expect(optionOf({ ...chosen, isRun: true, rank: 3 })).toEqual({ rank: 3, expiresOn: '2027-05-21' });
});
