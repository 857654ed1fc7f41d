import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { agendaOf, gridDays } from './agenda.ts';
import { dateOf, dayOf, minuteOf, weekdayOf, weekNumber } from './clock.ts';
import { blocksOf, freeAfter, runsOf } from './day-rows.ts';
import { dayIn, monthsOf, periodOf, RANGES, stepPeriod } from './range.ts';
import { appointment, FIRST, KES, NOVA, someAppointments } from './sample.fixture.ts';
import { hoursOf, shareWidth, slotsOf, stripsOf } from './timeline.ts';

test('weeks are those of ISO 8601', () => {
  const week = (date: string) => weekNumber(dayOf(date));
  expect([week('2026-11-02'), week('2026-12-31'), week('2027-01-03'), week('2027-01-04'), week('2024-12-30')]).toEqual([
    45, 53, 53, 1, 1,
  ]);
  expect(weekdayOf(dayOf('2026-11-02'))).toBe(0);
});

test('a year is the sum of its months', () => {
  const months = monthsOf(dayOf('2028-01-01'), 366);
  expect(months.map(({ length }) => length)).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
  expect(months.at(-1)).toEqual({ from: 335, length: 31 });
});

test('the night stands in the column of its evening', () => {
  const night = { isNight: true };
  const items = [appointment('a', '27T23:00', '28T01:30', night), appointment('b', '28T00:30', '28T02:00', night)];
  const slots = slotsOf(items, FIRST, 30);
  expect(slots.map(({ day, from, to, night }) => [day, from, to, night])).toEqual([
    [26, 1380, 1530, true],
    [26, 1470, 1560, true],
  ]);
  expect(hoursOf(slots, { from: 7, to: 24 })).toEqual({ from: 7, to: 26 });
});

test('a ride of ten minutes takes the width of its own height, so that it covers nothing', () => {
  const items = [appointment('ride', '27T10:00', '27T10:10'), appointment('check', '27T10:15', '27T11:00')];
  const columnsAt = (...list: typeof items) => slotsOf(list, FIRST, 30).map(({ column, columns }) => [column, columns]);
  expect(columnsAt(...items)).toEqual([
    [0, 2],
    [1, 2],
  ]);
  expect(columnsAt(appointment('ride', '27T10:00', '27T10:10'), appointment('later', '27T10:39', '27T11:00'))).toEqual([
    [0, 1],
    [0, 1],
  ]);
});

test('small hours that are not the night stand in the column of their own day', () => {
  const items = [appointment('a', '27T22:00', '28T02:00'), appointment('b', '27T22:00', '28T10:00')];
  const places = (first: number) => slotsOf(items, first, 7).map(({ item, day, from, to }) => [item.id, day, from, to]);
  expect(places(FIRST + 25)).toEqual([
    ['a', 1, 1320, 1440],
    ['a', 2, 0, 120],
  ]);
  expect(places(FIRST + 27)).toEqual([['a', 0, 0, 120]]);
  expect(stripsOf(items, FIRST + 25, 7).map(({ item }) => item.id)).toEqual(['b']);
});

test('the day before ends at midnight for what the next day goes on with', () => {
  const hours = (date: string, isNight: boolean) => {
    const item = appointment('a', '27T22:00', '28T02:00', { isNight });
    const blocks = blocksOf([NOVA], [{ item, rowIds: [NOVA.id] }], dayOf(`2026-11-${date}`), 31 * 60);
    return blocks.map(({ from, to }) => [from, to]);
  };
  expect([hours('27', false), hours('28', false)]).toEqual([[[1320, 1440]], [[0, 120]]]);
  expect([hours('27', true), hours('28', true)]).toEqual([[[1320, 1560]], []]);
});

test('a short block knows how long its row stays free', () => {
  const items = [appointment('a', '27T19:00', '27T20:00'), appointment('b', '27T21:00', '27T22:00')];
  const entries = items.map((item) => ({ item, rowIds: [NOVA.id] }));
  const blocks = blocksOf([NOVA], entries, dayOf('2026-11-27'), 31 * 60);
  expect(blocks.map((block) => freeAfter(block, blocks, 26 * 60))).toEqual([60, 240]);
});

test('every appointment of the days is drawn in hours or as a strip, never both, and for as long as it lasts', () => {
  fc.assert(
    fc.property(someAppointments, (items) => {
      const slots = slotsOf(items, FIRST - 10, 60);
      const inHours = new Set(slots.map(({ item }) => item.id));
      const ids = [...inHours, ...stripsOf(items, FIRST - 10, 60).map(({ item }) => item.id)];
      expect(ids.sort()).toEqual(items.map(({ id }) => id).sort());
      for (const item of items.filter(({ id }) => inHours.has(id))) {
        const drawn = slots.filter((slot) => slot.item === item).reduce((sum, { from, to }) => sum + to - from, 0);
        expect(drawn).toBe(minuteOf(item.end) - minuteOf(item.start));
      }
    }),
  );
});

test('blocks that overlap never share a column, and columns fill the width', () => {
  const block = fc.record({ from: fc.nat(100), length: fc.integer({ min: 1, max: 30 }) });
  fc.assert(
    fc.property(fc.array(block, { maxLength: 30 }), (list) => {
      const placed = shareWidth(list.map(({ from, length }) => ({ from, to: from + length })));
      for (const [i, a] of placed.entries()) {
        expect(a.column).toBeLessThan(a.columns);
        for (const b of placed.slice(i + 1)) {
          if (a.from < b.to && b.from < a.to) expect([a.columns, a.column === b.column]).toEqual([b.columns, false]);
        }
      }
    }),
  );
});

test('what neighbours share is one block; one that meets another falls apart', () => {
  const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id }));
  const van = { item: appointment('van', '28T07:00', '28T08:00'), rowIds: ['a', 'b', 'd'] };
  expect(runsOf([3, 0, 1])).toEqual([
    { first: 0, rows: 2 },
    { first: 3, rows: 1 },
  ]);
  const day = dayOf('2026-11-28');
  const shape = (entries: Parameters<typeof blocksOf>[1]) =>
    blocksOf(rows, entries, day, 31 * 60).map(({ item, first, rows: tall, columns }) => [
      item.id,
      first,
      tall,
      columns,
    ]);
  expect(shape([van])).toEqual([
    ['van', 0, 2, 1],
    ['van', 3, 1, 1],
  ]);
  const call = { item: appointment('call', '28T07:30', '28T08:30'), rowIds: ['b'] };
  expect(shape([van, call])).toEqual([
    ['van', 0, 1, 1],
    ['van', 1, 1, 2],
    ['call', 1, 1, 2],
    ['van', 3, 1, 1],
  ]);
});

test('the agenda is in order of time and shows a long appointment on each of its days', () => {
  const items = [
    appointment('kes', '02T18:00', '02T19:00', { artistId: KES.id }),
    appointment('nova', '02T20:00', '04T22:00'),
    appointment('early', '04T09:00', '04T10:00', { artistId: KES.id }),
    appointment('tie', '02T18:00', '02T19:00'),
  ];
  const days = agendaOf([KES, NOVA], items, FIRST, 5);
  expect(days.map(({ entries }) => entries.map(({ item }) => item.id))).toEqual([
    [],
    ['tie', 'kes', 'nova'],
    ['nova'],
    ['nova', 'early'],
    [],
  ]);
  expect(gridDays(FIRST, 30).filter(({ shown }) => shown)).toHaveLength(30);
  expect(gridDays(FIRST, 30)[0]).toEqual({ day: FIRST - 6, shown: false });
});

test('periods follow each other without a gap and hold their date', () => {
  expect(periodOf('quarter', '2026-11-20')).toEqual({ first: '2026-10-01', days: 92 });
  expect(periodOf('month', '2028-02-29')).toEqual({ first: '2028-02-01', days: 29 });
  fc.assert(
    fc.property(fc.constantFrom(...RANGES), fc.integer({ min: 0, max: 40000 }), (range, day) => {
      const { first, days } = periodOf(range, dateOf(day));
      expect(dayOf(first) <= day && day < dayOf(first) + days).toBe(true);
      expect(dayOf(stepPeriod(range, dateOf(day), 1).first)).toBe(dayOf(first) + days);
      const before = stepPeriod(range, dateOf(day), -1);
      expect(dayOf(before.first) + before.days).toBe(dayOf(first));
    }),
  );
});

test('a period opens with today where it holds it, else with its first day', () => {
  const year = periodOf('year', '2026-03-01');
  expect([dayIn(year, '2026-11-23'), dayIn(year, '2027-01-01'), dayIn(year, '2025-12-31')]).toEqual([
    '2026-11-23',
    '2026-01-01',
    '2026-01-01',
  ]);
  expect(dayIn(periodOf('day', '2026-11-22'), '2026-11-23')).toBe('2026-11-22');
});
