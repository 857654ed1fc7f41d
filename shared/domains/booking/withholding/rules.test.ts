import { expect, it } from 'vitest';
import { stateOfDays, waitingDays } from './rules.ts';

const days = (requested = 0, received = 0, reclaimed = 0) => ({ requested, received, reclaimed });

it('days of a list tell the state of a certificate', () => {
  const states = [days(), days(20_000), days(0, 20_001), days(20_000, 20_001, 20_002)].map(stateOfDays);
  expect(states).toEqual(['notRequested', 'requested', 'received', 'reclaimed']);
});

it('a certificate waits from its request on, else from the show on, until it comes', () => {
  expect(waitingDays(days(), 20_000, 20_010)).toBe(10);
  expect(waitingDays(days(20_004), 20_000, 20_010)).toBe(6);
  expect(waitingDays(days(20_012), 20_000, 20_010)).toBe(0);
  expect(waitingDays(days(20_004, 20_006), 20_000, 20_010)).toBeUndefined();
});
