import { expect, it } from 'vitest';
import { sessionsOf, storageBytes } from './rules.ts';

it('counts storage in bytes', () => expect(storageBytes({ maxStorage: 5 })).toBe(5_000_000));

it('allows as many sign-ins as the agency wants, never more than the operator allows', () => {
  expect(sessionsOf({ sessions: undefined, maxSessions: 3 })).toBe(3);
  expect(sessionsOf({ sessions: 2, maxSessions: 3 })).toBe(2);
  expect(sessionsOf({ sessions: 9, maxSessions: 3 })).toBe(3);
});
