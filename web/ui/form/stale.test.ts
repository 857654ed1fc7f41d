import { describe, expect, it } from 'vitest';
import { mergeStale, staleFields } from './stale.ts';

const opened = { title: 'Club night', city: 'Utrecht', fee: 100, notes: '' };
const mine = { ...opened, title: 'Late club night', fee: 120 };
const theirs = { ...opened, title: 'Club night XL', city: 'Antwerp', fee: 120 };

describe('two people changed one record', () => {
  it('asks only where both changed a field differently', () => {
    expect(staleFields(opened, mine, theirs)).toEqual([
      { path: 'title', mine: 'Late club night', theirs: 'Club night XL' },
    ]);
  });
  it.each([
    ['06 12345678', '+31 6 12345678', true],
    ['0031 6 1234 5678', '+31 6 12345678', true],
    ['+31612345678', '+31 6 12345678', true],
    ['06 12345679', '+31 6 12345678', false],
    ['+49 6 12345678', '+31 6 12345678', false],
    ['2026-11-28', '2027-11-28', false],
  ])('a number that the server writes otherwise is the same one: %s and %s', (typed, written, isSame) => {
    const fields = staleFields({ phone: '' }, { phone: typed }, { phone: written });
    expect(fields.length === 0).toBe(isSame);
  });
  it('keeps mine where it was chosen, and takes over what only they changed', () => {
    expect(mergeStale(opened, mine, theirs, new Set())).toEqual({ ...mine, city: 'Antwerp' });
  });
  it('takes theirs where it was chosen', () => {
    expect(mergeStale(opened, mine, theirs, new Set(['title'])).title).toBe('Club night XL');
  });
});
