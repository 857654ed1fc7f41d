import { describe, expect, test } from 'vitest';
import { endAfter, timesAfter } from './move-rules.ts';

describe('a show that moves by days', () => {
  test('keeps its clock times over the change to summer time and into another year', () => {
    expect(timesAfter({ start: '2027-03-27T20:00', end: '2027-03-28T01:30' }, 1)).toEqual({
      start: '2027-03-28T20:00',
      end: '2027-03-29T01:30',
    });
    expect(timesAfter({ start: '2027-01-03T20:00', end: '2027-01-03T22:00' }, -7).start).toBe('2026-12-27T20:00');
  });

  test('takes the last day of its option along, never to a day before today', () => {
    const option = { phase: 'options' as const, expiresOn: '2027-04-10' };
    expect(endAfter(option, 7, '2027-04-01')).toBe('2027-04-17');
    expect(endAfter(option, -7, '2027-04-01')).toBe('2027-04-03');
    expect(endAfter(option, -30, '2027-04-01')).toBe('2027-04-01');
  });

  test('leaves an option that has ended, and what has no last day', () => {
    expect(endAfter({ phase: 'options', expiresOn: '2027-04-10' }, 7, '2027-04-11')).toBe('2027-04-10');
    expect(endAfter({ phase: 'options', expiresOn: undefined }, 7, '2027-04-11')).toBeUndefined();
    expect(endAfter({ phase: 'confirmed', expiresOn: undefined }, 7, '2027-04-11')).toBeUndefined();
  });
});
