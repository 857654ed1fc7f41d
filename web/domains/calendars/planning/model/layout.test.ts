import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChange, shifted } from './change.ts';
import { type Bar, layoutPlan, layoutRow, MAX_LANES } from './layout.ts';
import { appointment, FIRST, KES, NOVA, someAppointments } from './sample.fixture.ts';
import { spanOf } from './span.ts';

const DAYS = 30;
const meet = (a: Bar, b: Bar) => a.from <= b.to && b.from <= a.to;

test('a show that ends at or before 07:00 belongs to the evening before, unless somebody says otherwise', () => {
  const days = (start: string, end: string, isNight = false) => {
    const { from, to, night } = spanOf(appointment('a', start, end, { isNight }));
    return [from - FIRST, to - FIRST, night];
  };
  expect(days('02T22:00', '03T07:00', true)).toEqual([1, 1, true]);
  expect(days('02T22:00', '03T07:00')).toEqual([1, 2, false]);
  expect(days('02T22:00', '03T07:30', true)).toEqual([1, 2, false]);
  expect(days('03T04:00', '04T00:00', true)).toEqual([1, 2, true]);
  expect(days('02T20:00', '03T00:00')).toEqual([1, 1, false]);
  expect(days('03T01:00', '03T03:00', true)).toEqual([1, 1, true]);
  expect(days('03T01:00', '03T03:00')).toEqual([2, 2, false]);
});

test('a whole day never belongs to the evening before', () => {
  const item = appointment('a', '02T00:00', '03T00:00', { isAllDay: true });
  expect(spanOf(item)).toEqual({ from: FIRST + 1, to: FIRST + 1, night: false });
});

test('bars that share a day get their own lane, later ones use it again', () => {
  const items = [
    appointment('a', '01T10:00', '03T12:00'),
    appointment('b', '02T16:00', '02T18:00'),
    appointment('c', '04T10:00', '04T12:00'),
  ];
  const row = layoutRow(NOVA, items, FIRST, DAYS);
  expect(row.bars.map((bar) => [bar.item.id, bar.from, bar.to, bar.lane])).toEqual([
    ['a', 0, 2, 0],
    ['b', 1, 1, 1],
    ['c', 3, 3, 0],
  ]);
  expect(row.lanes).toBe(2);
});

test('a day of six shows keeps three bars and says how many more there are', () => {
  const items = Array.from({ length: 6 }, (_, i) => appointment(`s${i}`, '05T20:00', '05T22:00'));
  const row = layoutRow(NOVA, items, FIRST, DAYS);
  expect(row.bars).toHaveLength(MAX_LANES - 1);
  expect(row.more).toEqual([{ day: 4, count: 3 }]);
});

test('bars cover no other bar and no "+n", and each appointment in sight is drawn or counted', () => {
  fc.assert(
    fc.property(someAppointments, (items) => {
      const row = layoutRow(NOVA, items, FIRST, DAYS);
      for (const [i, a] of row.bars.entries()) {
        expect(a.lane).toBeLessThan(MAX_LANES);
        for (const b of row.bars.slice(i + 1)) expect(a.lane === b.lane && meet(a, b)).toBe(false);
        for (const { day } of row.more) expect(a.lane === MAX_LANES - 1 && a.from <= day && day <= a.to).toBe(false);
      }
      for (let day = 0; day < DAYS; day++) {
        const expected = items.map(spanOf).filter(({ from, to }) => from <= FIRST + day && FIRST + day <= to).length;
        const drawn = row.bars.filter(({ from, to }) => from <= day && day <= to).length;
        expect(drawn + (row.more.find((more) => more.day === day)?.count ?? 0)).toBe(expected);
      }
    }),
  );
});

test('the room behind a bar is free in its lane', () => {
  fc.assert(
    fc.property(someAppointments, (items) => {
      const { bars, more } = layoutRow(NOVA, items, FIRST, DAYS);
      for (const bar of bars) {
        const room = { ...bar, from: bar.to + 1, to: bar.to + bar.free };
        expect(room.to).toBeLessThan(DAYS);
        if (bar.free) expect(bars.some((other) => other.lane === bar.lane && meet(other, room))).toBe(false);
        if (bar.free && bar.lane === MAX_LANES - 1)
          expect(more.some(({ day }) => room.from <= day && day <= room.to)).toBe(false);
      }
    }),
  );
});

test('own artists come first and an edit keeps the rows it does not touch', () => {
  const third = { ...KES, id: 'third' };
  const artists = [KES, third, NOVA];
  const before = appointment('a', '02T20:00', '02T22:00');
  const items = [before, appointment('b', '02T20:00', '02T22:00', { artistId: KES.id })];
  const plan = layoutPlan({ artists, items, first: FIRST, days: DAYS });
  expect(plan.rows.map((row) => row.artist.id)).toEqual(['nova', 'kes', 'third']);
  const moved = applyChange(items, { id: 'a', before, after: shifted(before, 1, KES.id) });
  const next = layoutPlan({ artists, items: moved, first: FIRST, days: DAYS }, plan);
  expect(next.rows[2]).toBe(plan.rows[2]);
  expect(next.rows[0]?.bars).toEqual([]);
  expect(next.rows[1]?.bars.map((bar) => bar.item.id)).toEqual(['b', 'a']);
});
