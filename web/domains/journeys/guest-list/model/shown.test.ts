import { expect, test } from 'vitest';
import { NO_FIGURES } from '#shared/domains/journeys/guest-list/rules.ts';
import type { Guest, GuestStatus, Place } from '#shared/domains/journeys/guest-list/schemas.ts';
import { sectionsOf } from './shown.ts';

const place = (id: string): Place => ({
  ...NO_FIGURES,
  id,
  rev: 1,
  name: id,
  allotment: 10,
  free: 10,
  maxPlusOnes: 0,
  asks: [],
  mode: 'approve',
});
const guest = (name: string, status: GuestStatus, more: Partial<Guest> = {}): Guest => ({
  id: name,
  placeId: 'Band',
  rev: 1,
  name,
  plusOnes: 0,
  email: '',
  mobile: '',
  documentNo: '',
  note: '',
  status,
  ...more,
});
const content = {
  places: [place('Band'), place('Press')],
  guests: [
    guest('Zoë', 'approved'),
    guest('Denied', 'denied'),
    guest('Late', 'waitlist', { waitingSince: '2027-05-21T19:00:00.000Z' }),
    guest('Early', 'waitlist', { waitingSince: '2027-05-21T18:00:00.000Z' }),
    guest('Ann', 'collected'),
    guest('Asks', 'requested'),
    guest('Paper', 'approved', { placeId: 'Press', note: 'Photo pit' }),
  ],
};
const names = (keyword: string, view: Parameters<typeof sectionsOf>[1]['view'] = 'all') =>
  sectionsOf(content, { keyword, view }).map(({ guests }) => guests.map(({ name }) => name));

test('guests stand by what is to be done with them, then by name', () => {
  expect(names('')).toEqual([['Asks', 'Ann', 'Zoë', 'Early', 'Late', 'Denied'], ['Paper']]);
});
test('a search goes over all places, and over what is noted', () => {
  expect(names('zoe')).toEqual([['Zoë'], []]);
  expect(names('pit photo')).toEqual([[], ['Paper']]);
});
test('one kind of guests alone', () => {
  expect(names('', 'waitlist')).toEqual([['Early', 'Late'], []]);
});
