import { expect, it } from 'vitest';
import { dueAt, linkEnd, nextLook } from './cutoff.ts';

const zone = 'Europe/Lisbon';
const place = { cutoff: '2027-05-21T16:00' };

it('a link ends 12 hours after its show, on the clock of the venue', () => {
  expect(linkEnd({ end: '2027-05-21T23:00', zone })).toBe('2027-05-22T10:00:00.000Z');
  expect(linkEnd({ end: '2027-05-21T23:00', zone: 'America/New_York' })).toBe('2027-05-22T15:00:00.000Z');
});

it('a place is looked at a day before its cutoff, and at its cutoff', () => {
  expect(nextLook(place, zone, '2027-05-01T00:00:00.000Z')).toEqual({ at: '2027-05-20T15:00:00.000Z', is: 'warn' });
  expect(nextLook(place, zone, '2027-05-20T15:00:00.000Z')).toEqual({ at: '2027-05-21T15:00:00.000Z', is: 'close' });
  expect(nextLook(place, zone, '2027-05-21T15:00:00.000Z')).toBeUndefined();
  expect(nextLook({}, zone, '2027-05-01T00:00:00.000Z')).toBeUndefined();
});

it('a look finds what is due by the cutoff of that moment', () => {
  expect(dueAt(place, zone, '2027-05-20T14:59:00.000Z')).toBeUndefined();
  expect(dueAt(place, zone, '2027-05-20T15:00:00.000Z')).toBe('warn');
  expect(dueAt(place, zone, '2027-05-21T15:00:00.000Z')).toBe('close');
  expect(dueAt({}, zone, '2027-05-21T15:00:00.000Z')).toBeUndefined();
});
