import { expect, it } from 'vitest';
import { clashOf, firstClash } from './clashes.ts';

const AMSTERDAM = { lat: 52.37, lng: 4.9 };
const SCHIPHOL = { lat: 52.309, lng: 4.763 };
const HEATHROW = { lat: 51.47, lng: -0.454 };
const DAY = '2027-01-20T';
const flight = {
  start: `${DAY}10:00`,
  end: `${DAY}12:00`,
  zone: 'Europe/London',
  endZone: 'Europe/Amsterdam',
  from: HEATHROW,
  to: SCHIPHOL,
};
const ride = (start: string, end: string) => ({
  start: `${DAY}${start}`,
  end: `${DAY}${end}`,
  zone: 'Europe/Amsterdam',
  from: AMSTERDAM,
  to: SCHIPHOL,
});

it('nobody is in two places at once, whatever the clocks show', () => {
  expect(clashOf(flight, ride('11:30', '12:00'))).toEqual({ kind: 'overlap', gap: 0, needed: 0 });
  // At ten in Amsterdam the flight leaves in an hour, but from London.
  expect(clashOf(ride('10:00', '10:30'), flight)).toMatchObject({ kind: 'hurry', gap: 30 });
  expect(clashOf(flight, { ...ride('12:00', '12:30'), from: SCHIPHOL })).toBeUndefined();
});

it('the way from one to the next takes time', () => {
  expect(clashOf(flight, ride('12:05', '12:30'))).toEqual({ kind: 'hurry', gap: 5, needed: 12 });
  expect(clashOf(flight, ride('12:30', '13:00'))).toBeUndefined();
  const { from: _, ...anywhere } = ride('12:05', '12:30');
  expect(clashOf(flight, anywhere)).toBeUndefined();
});

it('a place without a zone goes by the clock of the other', () => {
  const { zone: _, ...bare } = ride('10:30', '11:30');
  expect(clashOf(flight, bare)?.kind).toBe('overlap');
});

it('an overlap is told before a hurry', () => {
  const others = [ride('12:05', '12:30'), ride('11:30', '11:50')];
  expect(firstClash([flight], others)?.kind).toBe('overlap');
  expect(firstClash([flight], [ride('15:00', '16:00')])).toBeUndefined();
});

it('a hurry counts between neighbours: a change on the way is not where the next journey begins', () => {
  const newYork = { lat: 40.64, lng: -73.78 };
  const first = { start: `${DAY}09:00`, end: `${DAY}10:00`, zone: 'Etc/UTC', from: SCHIPHOL, to: HEATHROW };
  const second = { start: `${DAY}10:45`, end: `${DAY}18:00`, zone: 'Etc/UTC', from: HEATHROW, to: newYork };
  const taxi = { start: `${DAY}18:30`, end: `${DAY}19:00`, zone: 'Etc/UTC', from: newYork, to: newYork };
  // From London alone, no traveller could be in New York by then.
  expect(firstClash([first], [taxi])?.kind).toBe('hurry');
  expect(firstClash([first, second], [taxi])).toBeUndefined();
  expect(firstClash([taxi], [first, second])).toBeUndefined();
});

it('nobody sleeps in two hotels, and a flight during a stay is no clash', () => {
  const stay = { start: `${DAY}15:00`, end: '2027-01-22T11:00', zone: 'Europe/Amsterdam', isStay: true };
  const next = { ...stay, start: '2027-01-21T15:00', end: '2027-01-23T11:00' };
  expect(firstClash([stay], [next])?.kind).toBe('overlap');
  expect(firstClash([stay], [{ ...next, start: '2027-01-22T15:00' }])).toBeUndefined();
  expect(firstClash([stay], [{ ...ride('16:00', '17:00') }])).toBeUndefined();
});
