import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Appointment, keyOf } from './appointment.ts';
import { applyChange, EMPTY_HISTORY, type History, invert, record, redo, resized, shifted, undo } from './change.ts';
import { minuteOf } from './clock.ts';
import { clash, conflictsOf } from './conflict.ts';
import { anyAppointment, appointment, KES, someAppointments } from './sample.fixture.ts';

const byId = (items: readonly { id: string }[]) => [...items].sort((a, b) => a.id.localeCompare(b.id));

test('moving keeps the clock and the length, and moving back restores', () => {
  fc.assert(
    fc.property(anyAppointment, fc.integer({ min: -400, max: 400 }), (item, days) => {
      const moved = shifted(item, days, KES.id);
      expect(moved.start.slice(11)).toBe(item.start.slice(11));
      expect(minuteOf(moved.end) - minuteOf(moved.start)).toBe(minuteOf(item.end) - minuteOf(item.start));
      expect(shifted(moved, -days, item.artistId)).toEqual(item);
    }),
  );
});

test('resizing moves one edge by whole days and never turns an appointment around', () => {
  fc.assert(
    fc.property(
      anyAppointment,
      fc.constantFrom('start' as const, 'end' as const),
      fc.integer({ min: -20, max: 20 }),
      (item, edge, days) => {
        const next = resized(item, edge, days);
        expect(minuteOf(next.end)).toBeGreaterThan(minuteOf(next.start));
        expect(next[edge].slice(11)).toBe(item[edge].slice(11));
        expect(edge === 'start' ? next.end : next.start).toBe(edge === 'start' ? item.end : item.start);
      },
    ),
  );
});

type Step = { at: number; days: number; kind: string };

function edited(start: readonly Appointment[], steps: readonly Step[]): [readonly Appointment[], History] {
  let items = start;
  let history = EMPTY_HISTORY;
  for (const [i, { at, days, kind }] of steps.entries()) {
    const before = kind === 'create' ? undefined : items[at % Math.max(1, items.length)];
    const moved = before ? shifted(before, days) : appointment(`new${i}`, '02T20:00', '02T22:00');
    const after = kind === 'delete' ? undefined : moved;
    const change = { id: (before ?? moved).id, before, after };
    items = applyChange(items, change);
    history = record(history, change);
  }
  return [items, history];
}

test('any edits can be undone one by one to the beginning, and done again to the end', () => {
  const edits = fc.array(
    fc.record({
      at: fc.nat(),
      days: fc.integer({ min: -5, max: 5 }),
      kind: fc.constantFrom('move', 'delete', 'create'),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(someAppointments, edits, (start, steps) => {
      let [items, history] = edited(start, steps);
      const end = items;
      for (let step = undo(history); step; step = undo(history))
        [items, history] = [applyChange(items, step.change), step.history];
      expect(byId(items)).toEqual(byId(start));
      for (let step = redo(history); step; step = redo(history))
        [items, history] = [applyChange(items, step.change), step.history];
      expect(byId(items)).toEqual(byId(end));
    }),
  );
});

test('a bar that is named for its row has the name of the row it moves to', () => {
  const plain = appointment('a', '02T20:00', '02T22:00');
  expect(shifted({ ...plain, id: keyOf(plain) }, 1, KES.id).id).toBe(`a@${KES.id}`);
  expect(shifted(plain, 1, KES.id).id).toBe('a');
});

test('a new edit forgets what was undone', () => {
  const change = { id: 'a', after: appointment('a', '02T20:00', '02T22:00') };
  const undone = undo(record(EMPTY_HISTORY, change));
  expect(undone?.change).toEqual({ ...invert(change), isBack: true });
  expect(redo(record(undone?.history ?? EMPTY_HISTORY, change))).toBeUndefined();
  expect(undo(EMPTY_HISTORY)).toBeUndefined();
});

test('two confirmed shows of one artist at the same time clash; options, travel and other artists do not', () => {
  const a = appointment('a', '02T20:00', '02T22:00');
  const b = appointment('b', '02T21:00', '02T23:00');
  expect(clash(a, b)).toBe(true);
  expect(clash(a, { ...b, phase: 'options' })).toBe(false);
  expect(clash(a, { ...b, kind: 'flight' })).toBe(false);
  expect(clash(a, { ...b, kind: 'private' })).toBe(true);
  expect(clash({ ...a, kind: 'external' }, { ...b, kind: 'private' })).toBe(false);
  expect(clash(a, { ...b, artistId: KES.id })).toBe(false);
  expect(clash(a, { ...b, start: a.end })).toBe(false);
});

test('the sweep finds what comparing every pair finds', () => {
  fc.assert(
    fc.property(someAppointments, (items) => {
      const all = items.filter((a) => items.some((b) => clash(a, b))).map(({ id }) => id);
      expect([...conflictsOf(items)].sort()).toEqual(all.sort());
    }),
  );
  expect(conflictsOf([appointment('a', '02T20:00', '02T22:00', { conflict: true })])).toEqual(new Set(['a']));
});
