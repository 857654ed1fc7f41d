import { afterEach, describe, expect, it } from 'vitest';
import { localToday, setUserZone } from './today.ts';

const LATE_SUNDAY = new Date('2026-11-22T23:46:00Z');

describe('today', () => {
  afterEach(() => setUserZone('UTC'));

  it.each([
    ['Europe/Amsterdam', '2026-11-23'],
    ['America/New_York', '2026-11-22'],
    ['Pacific/Auckland', '2026-11-23'],
  ])('is the date where the user lives: %s', (zone, date) => {
    setUserZone(zone);
    expect(localToday(LATE_SUNDAY)).toBe(date);
  });
});
