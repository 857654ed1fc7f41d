import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newPlaces, type Place } from './places.ts';

interface Row {
  readonly id: string;
  readonly sort: number;
}
const rows = (sorts: readonly number[]): Row[] => sorts.map((sort, i) => ({ id: String(i).padStart(3, '0'), sort }));
const idsOf = (all: readonly Row[]) => all.map(({ id }) => id);
/** As a list shows them: by place, then by name. */
const shown = (all: readonly Row[]) => idsOf(all.toSorted((a, b) => a.sort - b.sort || a.id.localeCompare(b.id)));
const placed = (all: readonly Row[], places: readonly Place<Row>[]) =>
  all.map((row) => ({ ...row, sort: places.findLast(({ record }) => record.id === row.id)?.sort ?? row.sort }));
const dense = (count: number) => rows(Array.from({ length: count }, (_, i) => i + 1));
const moved = (all: readonly Row[], from: number, to: number) =>
  all.toSpliced(from, 1).toSpliced(to, 0, all[from] as Row);

describe('new places', () => {
  it('are one where there is room, and none for the same order', () => {
    const gaps = rows([10, 20, 30, 40]);
    expect(newPlaces(gaps, moved(gaps, 3, 1))).toEqual({ room: [], moves: [{ record: gaps[3], sort: 15 }] });
    const last = newPlaces(gaps, moved(gaps, 0, 3));
    expect([last.room.length, last.moves.length]).toEqual([0, 1]);
    expect(newPlaces(gaps, gaps)).toEqual({ room: [], moves: [] });
  });

  it('leave room behind: the next one who comes there moves alone', () => {
    const first = dense(150);
    const { room, moves } = newPlaces(first, moved(first, 149, 0));
    expect([room.length, moves.length]).toEqual([150, 1]);
    const second = placed(first, [...room, ...moves]).toSorted((a, b) => a.sort - b.sort);
    const next = newPlaces(second, moved(second, 120, 1));
    expect([next.room.length, next.moves.length]).toEqual([0, 1]);
  });

  it('make the wanted order, by way of the present one however far the room has come', () => {
    const list = fc
      .array(fc.nat(30), { minLength: 1, maxLength: 25 })
      .map((sorts) => rows(sorts.toSorted((a, b) => a - b)));
    const both = list.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));
    fc.assert(
      fc.property(both, ([present, wanted]) => {
        const { room, moves } = newPlaces(present, wanted);
        for (let done = 0; done <= room.length; done++)
          expect(shown(placed(present, room.slice(0, done)))).toEqual(idsOf(present));
        const after = placed(present, [...room, ...moves]);
        expect(shown(after)).toEqual(idsOf(wanted));
      }),
    );
  });
});
