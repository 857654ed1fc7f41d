import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { bookedDays, PHASES } from '#shared/kernel/record/appointment.ts';
import { addMinutes, fromMinutes, minutesOf } from '#shared/kernel/time/date.ts';
import {
  type AppointmentSummary,
  appointmentsBetween,
  appointmentsOn,
  appointmentWrites,
  monthsBetween,
} from './appointment.ts';
import { itemSize } from './capacity-meter.ts';
import { documents } from './table.ts';
import { itemOf, putBy } from './write.ts';

const TENANT = '01M7ZFT0792AX22B953MGJT98N';
const summary: AppointmentSummary = {
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
const items = (summaries: readonly AppointmentSummary[]) =>
  Promise.all(appointmentWrites(TENANT, [], summaries).map(async (write) => (await putBy(write)) ?? {}));

test('a card is read as it was written, once, whichever months it stands in', async () => {
  const stored = await items([summary]);
  expect(stored.map(({ pk }) => pk)).toEqual([`${TENANT}#CAL#2027-01`, `${TENANT}#CAL#2027-02`]);
  vi.spyOn(documents, 'send').mockImplementation(async () => ({ Items: stored }));
  expect(await appointmentsBetween(TENANT, '2027-01-01', '2027-02-28')).toEqual([summary]);
  expect(await appointmentsBetween(TENANT, '2027-02-02', '2027-02-28')).toEqual([]);
});

test('days hold the night after them, and not the night before', async () => {
  const night = { ...summary, start: '2027-02-01T00:30', end: '2027-02-01T02:00' };
  vi.spyOn(documents, 'send').mockImplementation(async () => ({ Items: await items([night]) }));
  expect(await appointmentsOn(TENANT, '2027-01-31', '2027-01-31')).toEqual([night]);
  expect(await appointmentsOn(TENANT, '2027-02-01', '2027-02-28')).toEqual([]);
});

test('a month is asked for alone, the night after its last day with it', async () => {
  const night = { ...summary, start: '2027-02-01T00:30', end: '2027-02-01T02:00' };
  const stored = await items([night]);
  const asked: unknown[] = [];
  vi.spyOn(documents, 'send').mockImplementation(async ({ input }: { input: unknown }) => {
    const { ExpressionAttributeValues: values } = input as { ExpressionAttributeValues: { ':pk': string } };
    asked.push(values[':pk']);
    return { Items: stored.filter(({ pk }) => pk === values[':pk']) };
  });
  expect(await appointmentsOn(TENANT, '2027-01-01', '2027-01-31')).toEqual([night]);
  expect(asked).toEqual([`${TENANT}#CAL#2027-01`]);
});

const anyMinute = fc.integer({ min: minutesOf('0001-01-01T00:00'), max: minutesOf('9998-01-01T00:00') });
const anySummary: fc.Arbitrary<AppointmentSummary> = fc
  .record({
    start: fc.oneof(anyMinute, fc.integer({ min: minutesOf('2026-12-01T00:00'), max: minutesOf('2027-03-01T00:00') })),
    minutes: fc.integer({ min: 0, max: 90 * 1440 }),
    kind: fc.constantFrom('show' as const, 'groundTransport' as const, 'private' as const),
    artistNo: fc.integer({ min: 1, max: 120 }),
    recordNo: fc.integer({ min: 1, max: 2 ** 31 }),
    title: fc.string({ unit: 'binary', maxLength: 40 }),
    city: fc.oneof(fc.constantFrom('', ',', "'s-Hertogenbosch"), fc.string({ maxLength: 20 })),
    statusId: fc.constantFrom('', summary.statusId),
    phase: fc.constantFrom(...PHASES),
    rank: fc.integer({ min: 0, max: 99 }),
    rev: fc.integer({ min: 1, max: 100_000 }),
    isAllDay: fc.boolean(),
    isNight: fc.boolean(),
  })
  .map(({ start, minutes, ...some }) => {
    const from = fromMinutes(start);
    return { ...some, id: summary.id, start: from, end: addMinutes(from, minutes) };
  });
/** Somebody outside asks for the date, which is as free as before. */
const isTaken = ({ kind, phase, rank }: AppointmentSummary) => kind !== 'show' || phase !== 'options' || rank > 0;
const monthOf = (pk: unknown) => String(pk).slice(-'2027-01'.length);

test('whatever cards hold, days are answered as a look at all of them would, in the order of their times', async () => {
  const days = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 60 }));
  await fc.assert(
    fc.asyncProperty(fc.array(anySummary, { maxLength: 12 }), days, async (summaries, [first, length]) => {
      const different = [...new Map(summaries.map((one) => [one.recordNo, one])).values()];
      const stored = await items(different);
      vi.spyOn(documents, 'send').mockImplementation(async ({ input }: { input: unknown }) => {
        const { ExpressionAttributeValues: values } = input as { ExpressionAttributeValues: { ':pk': string } };
        const month = stored.filter(({ pk }) => monthOf(pk) === monthOf(values[':pk']));
        return { Items: month.sort((a, b) => (String(a.sk) < String(b.sk) ? -1 : 1)) };
      });
      const day = (n: number) => addMinutes('2026-12-01T00:00', n * 1440).slice(0, 10);
      const [from, to] = [day(first), day(first + length)];
      const found = await appointmentsBetween(TENANT, from, to);
      const touching = different.filter((one) => one.start.slice(0, 10) <= to && one.end.slice(0, 10) >= from);
      const byNo = (a: AppointmentSummary, b: AppointmentSummary) => a.recordNo - b.recordNo;
      expect(found.toSorted(byNo)).toEqual(touching.filter(isTaken).sort(byNo));
      const taking = different.filter((one) => bookedDays(one).first <= to && bookedDays(one).last >= from);
      const on = async (withAsked: boolean) =>
        (await appointmentsOn(TENANT, from, to, undefined, withAsked)).toSorted(byNo);
      expect(await on(true)).toEqual(taking.sort(byNo));
      expect(await on(false)).toEqual(taking.filter(isTaken));
    }),
  );
  const times = ['0031-05-01T10:00', '1969-12-31T23:59', '1970-01-01T00:00', '2026-10-25T02:30', '9999-12-31T23:59'];
  const places = await Promise.all(
    times.map(async (start) => (await items([{ ...summary, start, end: start }]))[0]?.sk),
  );
  expect(places.toSorted()).toEqual(places);
});

test('a month of five thousand appointments a year stays under twenty read units', async () => {
  const month = await items(
    Array.from({ length: 425 }, (_, i) => ({ ...summary, end: summary.start, recordNo: 10_000 + i })),
  );
  const bytes = month.reduce((sum, item) => sum + itemSize(item), 0);
  expect(bytes / 4096).toBeLessThan(20);
});

test('a change of what is shown replaces the card, a move takes it from its place', async () => {
  const kinds = (after: AppointmentSummary) =>
    Promise.all(
      appointmentWrites(TENANT, [summary], [after]).map(async (write) => Object.keys(await itemOf(write))[0]),
    );
  expect(await kinds({ ...summary, title: 'Other' })).toEqual(['Put', 'Put']);
  expect(await kinds({ ...summary, start: '2027-01-31T22:30' })).toEqual(['Delete', 'Delete', 'Put', 'Put']);
});

test('months end with the last year there is, and begin with the first', () => {
  expect(monthsBetween('9999-11-01', '9999-12-31')).toEqual(['9999-11', '9999-12']);
  expect(monthsBetween('0001-12-31', '0002-01-01')).toEqual(['0001-12', '0002-01']);
  expect(monthsBetween('2027-02', '2027-01')).toEqual([]);
});
