import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeBeside } from '#web/ui/place.ts';
import { beginOf, chosenDays, dayFurther } from './choice.ts';
import { barAt, type Cursor, findBar, moveCursor, NAME_DAY, settle } from './cursor.ts';
import { type Drag, dropOf, ghostOf, IDLE, nextDrag } from './drag.ts';
import { geometryOf, rowAt, rowHeight, spotAt } from './geometry.ts';
import { cutTo, labelOf, textWidth } from './label.ts';
import { layoutPlan } from './layout.ts';
import { appointment, FIRST, KES, NOVA, someAppointments } from './sample.fixture.ts';
import { mountedAt, scrollInto } from './window.ts';

const artists = [NOVA, KES];
const planOf = (items: Parameters<typeof layoutPlan>[0]['items']) =>
  layoutPlan({ artists, items, first: FIRST, days: 30 });
const long = appointment('long', '01T10:00', '03T12:00');
const short = appointment('short', '02T16:00', '02T18:00');
const plan = planOf([long, short]);
const press = (plan: ReturnType<typeof planOf>, id: string, mode: 'move' | 'start' | 'end', touch = false): Drag => {
  const at = findBar(plan, id)!;
  return nextDrag(IDLE, {
    type: 'press',
    held: { mode, bar: barAt(plan.rows[at.row], at)!, from: at, at: { x: 0, y: 0 }, touch },
  });
};

describe('cursor', () => {
  const step = (cursor: Cursor, key: string, ctrl = false) => moveCursor(plan, cursor, { key, ctrl, page: 8 });
  test('steps over bars, through lanes and to the name', () => {
    expect(step({ row: 0, day: 0, lane: 0 }, 'ArrowRight')).toEqual({ row: 0, day: 3, lane: 0 });
    expect(step({ row: 0, day: 1, lane: 0 }, 'ArrowDown')).toEqual({ row: 0, day: 1, lane: 1 });
    expect(step({ row: 0, day: 1, lane: 1 }, 'ArrowDown')).toEqual({ row: 1, day: 1, lane: 0 });
    expect(step({ row: 1, day: 1, lane: 0 }, 'ArrowUp')).toEqual({ row: 0, day: 1, lane: 1 });
    expect(step({ row: 0, day: 2, lane: 0 }, 'ArrowLeft')).toEqual({ row: 0, day: NAME_DAY, lane: 0 });
    expect(step({ row: 0, day: 5, lane: 0 }, 'End', true)).toEqual({ row: 1, day: 29, lane: 0 });
    expect(step({ row: 0, day: 5, lane: 0 }, 'x')).toBeUndefined();
  });
  test('never leaves the plan', () => {
    const keys = fc.constantFrom(
      'ArrowRight',
      'ArrowLeft',
      'ArrowUp',
      'ArrowDown',
      'PageDown',
      'PageUp',
      'Home',
      'End',
    );
    fc.assert(
      fc.property(someAppointments, fc.array(keys, { maxLength: 60 }), (items, pressed) => {
        const any = planOf(items);
        let cursor: Cursor = { row: 0, day: 0, lane: 0 };
        for (const key of pressed) {
          cursor = moveCursor(any, cursor, { key, ctrl: false, page: 8 })!;
          expect(settle(any, cursor)).toEqual(cursor);
        }
      }),
    );
  });
});

describe('days chosen by keys', () => {
  const at = { row: 0, day: 2, lane: 1 };
  const begun = beginOf(plan, undefined, at);
  test('go from where Shift was held to the cursor, over what lies there and not out of the plan', () => {
    expect(chosenDays(plan, begun, dayFurther(plan, at, 3))).toEqual({ row: 0, lane: 1, from: 2, to: 5 });
    expect(chosenDays(plan, begun, dayFurther(plan, at, -9))).toEqual({ row: 0, lane: 1, from: 0, to: 2 });
    expect(dayFurther(plan, { ...at, day: 29 }, 1).day).toBe(29);
    expect(beginOf(plan, begun, dayFurther(plan, at, 3))).toBe(begun);
  });
  test('are none of another artist or period, and names have no days', () => {
    expect(chosenDays(plan, begun, { ...at, row: 1 })).toBeUndefined();
    expect(chosenDays({ ...plan, first: FIRST + 30 }, begun, at)).toBeUndefined();
    expect(chosenDays(plan, begun, { ...at, day: NAME_DAY })).toBeUndefined();
    expect(beginOf(plan, undefined, { ...at, day: NAME_DAY })).toBeUndefined();
    expect(beginOf(plan, begun, { ...at, row: 1 })).toMatchObject({ artistId: KES.id, day: 2 });
  });
});

describe('drag', () => {
  const to = { row: 1, day: 2, lane: 0 };
  test('a press that trembles stays a press, beyond it the bar moves over days and artists', () => {
    const pressed = press(plan, 'short', 'move');
    expect(nextDrag(pressed, { type: 'move', to, at: { x: 2, y: 2 } })).toBe(pressed);
    const dragged = nextDrag(pressed, { type: 'move', to, at: { x: 40, y: 0 } });
    if (dragged.phase !== 'dragging') throw new Error('not dragging');
    expect(ghostOf(dragged)).toEqual({ row: 1, lane: 1, from: 2, to: 2 });
    expect(dropOf(plan, dragged)?.after).toMatchObject({ artistId: KES.id, start: '2026-11-03T16:00' });
    expect(nextDrag(dragged, { type: 'end' })).toBe(IDLE);
  });
  test('a finger scrolls unless it rested first', () => {
    const pressed = press(plan, 'short', 'move', true);
    expect(nextDrag(pressed, { type: 'move', to, at: { x: 40, y: 0 } })).toBe(IDLE);
    expect(nextDrag(nextDrag(pressed, { type: 'rest' }), { type: 'move', to, at: { x: 40, y: 0 } }).phase).toBe(
      'dragging',
    );
  });
  test('lengthens at either end, and changes nothing where it is put back', () => {
    const drop = (mode: 'start' | 'end', day: number) => {
      const drag = nextDrag(press(plan, 'long', mode), {
        type: 'move',
        to: { row: 0, day, lane: 0 },
        at: { x: 99, y: 0 },
      });
      return drag.phase === 'dragging' ? dropOf(plan, drag)?.after : 'idle';
    };
    expect(drop('end', 2)).toMatchObject({ start: long.start, end: '2026-11-05T12:00' });
    expect(drop('start', 1)).toMatchObject({ start: '2026-11-02T10:00', end: long.end });
    expect(drop('end', 0)).toBeUndefined();
  });
  test('what may not be edited can be pressed but not dragged', () => {
    const pressed = { ...press(plan, 'short', 'move'), fixed: true } as Drag;
    expect(nextDrag(pressed, { type: 'move', to, at: { x: 40, y: 0 } })).toBe(IDLE);
  });
});

describe('geometry and window', () => {
  test('rows stand below their groups and every height belongs to its row', () => {
    const { tops, groups, height } = geometryOf(plan.rows);
    expect(groups.map(({ own, first, count, top }) => [own, first, count, top])).toEqual([
      [true, 0, 1, 0],
      [false, 1, 1, 26 + rowHeight(plan.rows[0]!)],
    ]);
    expect(tops.map((top) => rowAt(tops, top))).toEqual([0, 1]);
    expect(height).toBe(tops[1]! + rowHeight(plan.rows[1]!));
    expect(spotAt(plan, geometryOf(plan.rows), 40, 85, tops[0]! + 30)).toEqual({ row: 0, day: 2, lane: 1 });
    expect(spotAt(plan, geometryOf(plan.rows), 40, -5, 9999)).toEqual({ row: 1, day: 0, lane: 0 });
  });
  test('what is mounted covers what is in sight', () => {
    const tops = Array.from({ length: 100 }, (_, i) => i * 59);
    fc.assert(
      fc.property(fc.nat(5100), fc.nat(3000), (scrollTop, scrollLeft) => {
        const { top, bottom, left, right } = mountedAt(
          { scrollTop, scrollLeft, clientHeight: 800, clientWidth: 1390 },
          tops,
          92,
          38,
        );
        expect(tops[top]!).toBeLessThanOrEqual(scrollTop);
        expect(bottom === 100 || tops[bottom]! >= scrollTop + 762).toBe(true);
        expect(left * 38).toBeLessThanOrEqual(scrollLeft);
        expect(right === 92 || right * 38 >= scrollLeft + 1214).toBe(true);
        expect((bottom - top) * (right - left)).toBeLessThan(1600);
      }),
    );
  });
  test('scrolls no further than needed', () => {
    expect([scrollInto(100, 50, 120, 20), scrollInto(100, 50, 80, 20), scrollInto(100, 50, 160, 20)]).toEqual([
      100, 80, 130,
    ]);
  });
});

test('a label is the full name where it has the room, else the code with the name in grey behind it', () => {
  const item = appointment('a', '02T20:00', '02T22:00');
  const label = (days: number, free: number) => labelOf({ item, from: 0, to: days - 1, free, night: false }, 40);
  expect(label(3, 0)).toEqual({ text: 'Amsterdam', spill: '' });
  expect(label(1, 3)).toEqual({ text: 'AMS', spill: 'Amsterdam' });
  expect(label(1, 0)).toEqual({ text: 'AMS', spill: '' });
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 0, max: 200 }),
      (text, width) => textWidth(cutTo(text, width)) <= Math.max(width, 0) + 8,
    ),
  );
});

test('a box is never put over its ghost while the view has room beside it', () => {
  const view = { left: 180, top: 40, width: 1200, height: 800 };
  const box = { width: 372, height: 480 };
  fc.assert(
    fc.property(fc.nat(1100), fc.nat(770), fc.integer({ min: 30, max: 300 }), (x, y, width) => {
      const ghost = { left: view.left + Math.min(x, view.width - width), top: view.top + y, width, height: 24 };
      const { left, top } = placeBeside(ghost, box, view);
      expect(left >= ghost.left + width || left + box.width <= ghost.left).toBe(true);
      expect(left >= view.left && left + box.width <= view.left + view.width).toBe(true);
      expect(top >= view.top && top + box.height <= view.top + view.height).toBe(true);
    }),
  );
});
