import { expect, test } from 'vitest';
import { dayOf } from './clock.ts';
import type { Held, Mode } from './drag.ts';
import type { Bar } from './layout.ts';
import { appointment } from './sample.fixture.ts';
import { weekDrop, weekGhost, weekHours } from './week-drag.ts';

const FIRST = dayOf('2026-11-02');
const item = appointment('show', '04T20:00', '04T22:00');
const marks = { night: false, conflict: false, cutStart: false, cutEnd: false, free: 0 };
const bar: Bar = { item, from: 2, to: 2, lane: 0, ...marks };
const held = (mode: Mode, to: [day: number, row: number], more: Partial<Held> = { bar }): Held => ({
  mode,
  from: { day: 2, row: 40, lane: 0 },
  to: { day: to[0], row: to[1], lane: 0 },
  at: { x: 0, y: 0 },
  touch: false,
  ...more,
});

test('a show moves by days and half hours', () => {
  const change = weekDrop(held('move', [4, 39]));
  expect(change?.after).toMatchObject({ start: '2026-11-06T19:30', end: '2026-11-06T21:30' });
  expect(weekGhost(held('move', [4, 39]), FIRST)).toEqual({ day: 4, from: 19.5 * 60, to: 21.5 * 60 });
});

test('it is lengthened into the night, and never shorter than half an hour', () => {
  expect(weekDrop(held('end', [2, 46]))?.after?.end).toBe('2026-11-05T01:00');
  expect(weekDrop(held('end', [2, 10]))?.after?.end).toBe('2026-11-04T20:30');
  expect(weekGhost(held('end', [2, 46]), FIRST)).toEqual({ day: 2, from: 20 * 60, to: 25 * 60 });
});

test('held by its small hours it lies where it begins', () => {
  const late = { ...bar, item: appointment('late', '03T22:00', '04T02:00'), from: 1, to: 1 };
  expect(weekGhost(held('move', [3, 42], { bar: late }), FIRST)).toEqual({ day: 2, from: 23 * 60, to: 27 * 60 });
});

test('what lies where it lay is no edit, and empty hours are held upwards too', () => {
  expect(weekDrop(held('move', [2, 40]))).toBeUndefined();
  expect(weekDrop(held('create', [2, 36], {}))).toBeUndefined();
  expect(weekGhost(held('create', [3, 36], {}), FIRST)).toEqual({ day: 2, from: 18 * 60, to: 20.5 * 60 });
});

test('empty hours are asked for with their day, into its night; a press leaves the end open', () => {
  const evening = weekGhost(held('create', [2, 49], {}), FIRST);
  expect(weekHours(evening, FIRST)).toEqual({ date: '2026-11-04', start: '2026-11-04T20:00', end: '2026-11-05T01:00' });
  const pressed = { day: 3, from: 24.5 * 60, to: 25 * 60 };
  expect(weekHours(pressed, FIRST)).toEqual({ date: '2026-11-05', start: '2026-11-06T00:30', end: undefined });
});
