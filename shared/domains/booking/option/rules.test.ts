import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minutesOf, weekday } from '#shared/kernel/time/date.ts';
import { addWorkingHours, cameBack, madeRoom, movedUp, type Option, WORKING_HOURS } from './rules.ts';

const option = (no: number, rank: number, more: Partial<Option> = {}): Option => ({
  no,
  rank,
  start: '2027-05-21T20:00',
  end: '2027-05-21T23:00',
  isNight: false,
  artists: [{ artistId: 'a' }],
  ...more,
});
const ranksOf = (options: readonly Option[], ranks: ReadonlyMap<number, number>) =>
  options.map((one) => ({ ...one, rank: ranks.get(one.no) ?? one.rank }));
/** Ranks are written one after the other and never raised, as the worker does it. */
const write = (options: readonly Option[], ranks: ReadonlyMap<number, number>, upTo = options.length) => {
  const order = [...ranks].sort((a, b) => a[1] - b[1]).slice(0, upTo);
  const written = new Map(order);
  return options.map((one) => ({ ...one, rank: Math.min(one.rank, written.get(one.no) ?? one.rank) }));
};
const sorted = (options: readonly Option[]) => options.map(({ rank }) => rank).sort((a, b) => a - b);
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

describe('ranks of a night', () => {
  test('run from 1 to n in the old order, whoever left, in whatever order and however torn the work was', () => {
    const releases = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 8 });
    fc.assert(
      fc.property(releases, fc.array(fc.nat(9), { minLength: 8, maxLength: 8 }), (gone, tears) => {
        let left = upTo(9).map((no) => option(no, no));
        const late: ReadonlyMap<number, number>[] = [];
        for (const [i, no] of gone.entries()) {
          left = left.filter((one) => one.no !== no);
          const ranks = movedUp(left);
          late.push(ranks);
          left = write(left, ranks, tears[i]);
        }
        for (const ranks of late) left = write(left, ranks);
        left = write(left, movedUp(left));
        expect(sorted(left)).toEqual(upTo(left.length));
        expect(left.toSorted((a, b) => a.rank - b.rank).map(({ no }) => no)).toEqual(left.map(({ no }) => no));
        expect(write(left, movedUp(left))).toEqual(left);
      }),
    );
  });

  test('never move down, and who shares one goes on sharing it', () => {
    const shared = [option(1, 2), option(2, 2), option(3, 5)];
    expect(sorted(ranksOf(shared, movedUp(shared)))).toEqual([1, 1, 2]);
  });

  test('of several artists are the worst of their places', () => {
    const both = option(3, 2, { artists: [{ artistId: 'a' }, { artistId: 'b' }] });
    const busy = [option(2, 1, { artists: [{ artistId: 'b' }] }), both];
    expect(movedUp(busy).get(3)).toBe(2);
    expect(movedUp([both]).get(3)).toBe(1);
  });

  test('count a night of 00:30 with the evening before, and another day not at all', () => {
    const late = option(2, 3, { start: '2027-05-22T00:30', end: '2027-05-22T02:00', isNight: true });
    expect(movedUp([option(1, 1), late]).get(2)).toBe(2);
    expect(movedUp([option(1, 1), { ...late, isNight: false }]).get(2)).toBe(1);
  });

  test('make room for one that comes back, as far as needed and no further', () => {
    const queue = [option(1, 1), option(2, 1), option(3, 2), option(4, 5)];
    expect([...madeRoom(queue, cameBack(queue, 1))]).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 5],
    ]);
    const again = ranksOf(queue, madeRoom(queue, cameBack(queue, 1)));
    expect(ranksOf(again, madeRoom(again, cameBack(again, 1)))).toEqual(again);
  });
});

test('a night is as it was when one Undo brings back all who left together, in whatever order it is worked out', () => {
  const backAt = '2027-05-01T10:00:00.000Z';
  const leaving = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), leaving, (count, left) => {
      const night = upTo(count).map((no) => option(no, no));
      const stayed = night.filter(({ no }) => !left.includes(no));
      const closed = ranksOf(stayed, movedUp(stayed));
      const back = night.filter(({ no }) => left.includes(no)).map((one) => ({ ...one, backAt }));
      const works = left.reduce((all, no) => ranksOf(all, madeRoom(all, cameBack(all, no))) as typeof all, [
        ...back,
        ...closed,
      ] as (Option & { backAt?: string })[]);
      expect(works.map(({ no, rank }) => [no, rank]).toSorted(([a = 0], [b = 0]) => a - b)).toEqual(
        night.map(({ no, rank }) => [no, rank]),
      );
    }),
  );
});

describe('a deadline in hours of work', () => {
  test('skips the evening and the weekend', () => {
    expect(addWorkingHours('2027-05-20T15:00', 4)).toBe('2027-05-21T11:00');
    expect(addWorkingHours('2027-05-21T15:00', 8)).toBe('2027-05-24T15:00');
    expect(addWorkingHours('2027-05-22T12:00', 1)).toBe('2027-05-24T10:00');
    expect(addWorkingHours('2027-05-21T09:00', 8)).toBe('2027-05-24T09:00');
  });

  test('falls into working hours, after the start, and later with more of them', () => {
    const minute = fc.integer({ min: minutesOf('2026-01-01T00:00'), max: minutesOf('2029-12-31T00:00') });
    fc.assert(
      fc.property(minute, fc.integer({ min: 1, max: 80 }), (start, hours) => {
        const from = new Date(start * 60_000).toISOString().slice(0, 16);
        const until = addWorkingHours(from, hours);
        const clock = Number(until.slice(11, 13)) + Number(until.slice(14)) / 60;
        expect(clock).toBeGreaterThanOrEqual(WORKING_HOURS.from);
        expect(clock).toBeLessThanOrEqual(WORKING_HOURS.to);
        expect(weekday(until.slice(0, 10))).toBeLessThanOrEqual(5);
        expect(minutesOf(until) - start).toBeGreaterThanOrEqual(hours * 60);
        expect(addWorkingHours(from, hours + 1) > until).toBe(true);
      }),
    );
  });
});
