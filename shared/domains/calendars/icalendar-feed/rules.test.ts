import { describe, expect, it } from 'vitest';
import { type FeedState, raisedAfter, remember, secretState, takenBack } from './rules.ts';

const told = (uid: string, more: object = {}) => ({ uid, sequence: 3, start: '2027-05-21T20:00', ...more });
const nothing: FeedState = { told: [], gone: [] };
const NOW = '2026-11-21T10:00:00.000Z';

describe('what a calendar was told', () => {
  it('is taken back for thirty days, one step on', () => {
    const first = remember(nothing, [told('a'), told('b')], NOW, '2026-08-23');
    expect(first.gone).toEqual([]);
    const second = remember(first, [told('a')], NOW, '2026-08-23');
    expect(second.gone).toEqual([{ ...told('b'), sequence: 4, at: NOW }]);
    const later = (at: string) => takenBack(remember(second, [told('a')], at, '2026-08-23'), at).length;
    expect(later('2026-12-21T09:59:59.000Z')).toBe(1);
    expect(later('2026-12-21T10:00:01.000Z')).toBe(0);
  });

  it('is gone no more when it comes back, and was never gone when its day is over', () => {
    const gone = remember({ told: [told('a')], gone: [] }, [], NOW, '2026-08-23');
    expect(remember(gone, [told('a')], NOW, '2026-08-23').gone).toEqual([]);
    expect(remember({ told: [told('a')], gone: [] }, [], NOW, '2027-05-22').gone).toEqual([]);
  });
});

it('what comes back follows on, and stays above what it would be', () => {
  const gone = remember({ told: [told('a')], gone: [] }, [], NOW, '2026-08-23');
  const back = raisedAfter(gone)(told('a'));
  expect(back).toEqual(told('a', { sequence: 5, raised: 2 }));
  const after = remember(gone, [back], NOW, '2026-08-23');
  expect(raisedAfter(after)(told('a', { sequence: 4 })).sequence).toBe(6);
  expect(raisedAfter(gone)(told('a', { sequence: 9 })).sequence).toBe(9);
});

it('what comes back after it is no longer said to be gone follows on too, while its day is in the feed', () => {
  const gone = remember({ told: [told('a')], gone: [] }, [], NOW, '2026-08-23');
  const later = remember(gone, [], '2027-03-01T10:00:00.000Z', '2026-12-01');
  expect(takenBack(later, '2027-03-01T10:00:00.000Z')).toEqual([]);
  expect(raisedAfter(later)(told('a')).sequence).toBe(5);
  expect(remember(later, [], '2027-09-01T10:00:00.000Z', '2027-06-03')).toEqual(nothing);
});

describe('an address', () => {
  const createdAt = '2026-01-01T10:00:00.000Z';
  it('ends when it is withdrawn or nobody uses it for 180 days', () => {
    expect(secretState({ createdAt }, '2026-06-30')).toBe('live');
    expect(secretState({ createdAt }, '2026-07-01')).toBe('unused');
    expect(secretState({ createdAt, lastUsedOn: '2026-06-30' }, '2026-12-27')).toBe('live');
    expect(secretState({ createdAt, revokedAt: createdAt }, '2026-01-02')).toBe('revoked');
  });
});
