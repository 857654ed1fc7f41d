import { afterEach, expect, test, vi } from 'vitest';
import { type AppointmentCard, appointmentsBetween, appointmentWrites, monthsBetween } from './appointment.ts';
import { itemSize } from './meter.ts';
import { documents } from './table.ts';

const TENANT = '01M7ZFT0792AX22B953MGJT98N';
const card: AppointmentCard = {
  kind: 'flight',
  recordNo: 4711,
  id: '01M7ZFTA5KWKPDBTAQAVAYJNTM',
  artistNo: 38,
  rank: 2,
  rev: 7,
  title: 'Tivoli Vredenburg # Ronda',
  city: 'Utrecht',
  statusId: '01M7ZFTA5KWKPDBTAQAVAYJNTN',
  phase: 'options',
  start: '2027-01-30T22:30',
  end: '2027-02-01T03:15',
  isAllDay: false,
  isNight: true,
};
const items = (cards: readonly AppointmentCard[]) =>
  appointmentWrites(TENANT, [], cards).map(({ item }) => item.Put?.Item ?? {});
afterEach(() => vi.restoreAllMocks());

test('a card is read as it was written, once, whichever months it stands in', async () => {
  const stored = items([card]);
  expect(stored.map(({ pk }) => pk)).toEqual([`${TENANT}#CAL#2027-01`, `${TENANT}#CAL#2027-02`]);
  vi.spyOn(documents, 'send').mockImplementation(async () => ({ Items: stored }));
  expect(await appointmentsBetween(TENANT, '2027-01-01', '2027-02-28')).toEqual([card]);
  expect(await appointmentsBetween(TENANT, '2027-02-02', '2027-02-28')).toEqual([]);
});

test('a month of five thousand appointments a year stays under twenty read units', () => {
  const month = items(Array.from({ length: 425 }, (_, i) => ({ ...card, end: card.start, recordNo: 10_000 + i })));
  const bytes = month.reduce((sum, item) => sum + itemSize(item), 0);
  expect(bytes / 4096).toBeLessThan(20);
});

test('a change of what is shown replaces the card, a move takes it from its place', () => {
  const kinds = (after: AppointmentCard) =>
    appointmentWrites(TENANT, [card], [after]).map(({ item }) => Object.keys(item)[0]);
  expect(kinds({ ...card, title: 'Other' })).toEqual(['Put', 'Put']);
  expect(kinds({ ...card, start: '2027-01-31T22:30' })).toEqual(['Delete', 'Delete', 'Put', 'Put']);
});

test('months end with the last year there is, and begin with the first', () => {
  expect(monthsBetween('9999-11-01', '9999-12-31')).toEqual(['9999-11', '9999-12']);
  expect(monthsBetween('0001-12-31', '0002-01-01')).toEqual(['0001-12', '0002-01']);
  expect(monthsBetween('2027-02', '2027-01')).toEqual([]);
});
