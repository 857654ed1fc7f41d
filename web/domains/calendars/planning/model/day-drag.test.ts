import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookedDays } from '#shared/kernel/record/appointment.ts';
import { later, lengthened } from './change.ts';
import { DAY_MINUTES, dateOf, dayOf, minuteOf } from './clock.ts';
import { barOf, dayDraft, dayDrop, dayGhost } from './day-drag.ts';
import { blocksOf } from './day-rows.ts';
import type { Held, Mode } from './drag.ts';
import { anyAppointment, appointment, KES, NOVA } from './sample.fixture.ts';
import { spanOf } from './span.ts';

const DATE = '2026-11-04';
const MIDNIGHT = dayOf(DATE) * DAY_MINUTES;
const ROWS = [NOVA, KES].map(({ id, name }) => ({ id, name }));
const artistIds = ROWS.map(({ id }) => id);

function bar(start: string, end: string, more: Parameters<typeof appointment>[3] = {}) {
  const item = appointment('show', start, end, more);
  const [block] = blocksOf(ROWS, [{ item, rowIds: [NOVA.id] }], dayOf(DATE), 31 * 60);
  if (!block) throw new Error('not on that day');
  return barOf(block, MIDNIGHT);
}
const held = (mode: Mode, to: [row: number, half: number], of?: Held['bar']): Held => ({
  mode,
  from: { row: 0, day: 40, lane: 0 },
  to: { row: to[0], day: to[1], lane: 0 },
  at: { x: 0, y: 0 },
  touch: false,
  ...(of && { bar: of }),
});

test('a show moves by half hours and to another artist', () => {
  const drag = held('move', [1, 37], bar('04T20:00', '04T22:00'));
  expect(dayDrop(drag, artistIds, MIDNIGHT)?.after).toMatchObject({
    artistId: KES.id,
    start: '2026-11-04T18:30',
    end: '2026-11-04T20:30',
  });
  expect(dayGhost(drag, MIDNIGHT)).toEqual({ row: 1, from: 18.5 * 60, to: 20.5 * 60 });
  expect(dayDrop(held('move', [0, 40], drag.bar), artistIds, MIDNIGHT)).toBeUndefined();
});

test('both its ends move, and half an hour always stays', () => {
  const of = bar('04T20:00', '04T22:00');
  expect(dayDrop(held('start', [0, 38], of), artistIds, MIDNIGHT)?.after?.start).toBe('2026-11-04T19:00');
  expect(dayDrop(held('start', [0, 60], of), artistIds, MIDNIGHT)?.after?.start).toBe('2026-11-04T21:30');
  expect(dayDrop(held('end', [0, 46], of), artistIds, MIDNIGHT)?.after?.end).toBe('2026-11-05T01:00');
  expect(dayDrop(held('end', [0, 2], of), artistIds, MIDNIGHT)?.after?.end).toBe('2026-11-04T20:30');
});

test('what is dropped behind midnight stays in the night of its evening, and comes back from it', () => {
  const night = dayDrop(held('move', [0, 50], bar('04T20:00', '04T22:00')), artistIds, MIDNIGHT)?.after;
  expect(night).toMatchObject({ start: '2026-11-05T01:00', end: '2026-11-05T03:00', isNight: true });
  expect(night && spanOf(night)).toEqual({ from: dayOf(DATE), to: dayOf(DATE), night: true });
  expect(night && later(night, -5 * 60)).toMatchObject({ start: '2026-11-04T20:00', isNight: false });
});

test('a show of two days, its night switched off, stays on the day by whose view it is moved', () => {
  const show = bar('03T22:00', '04T02:00');
  const after = dayDrop(held('move', [0, 46], show), artistIds, MIDNIGHT)?.after;
  expect(after).toMatchObject({ start: '2026-11-04T01:00', end: '2026-11-04T05:00', isNight: false });
  expect(after && spanOf(after)).toMatchObject({ from: dayOf(DATE), to: dayOf(DATE) });
  const before = dayDrop(held('move', [0, 46], show), artistIds, MIDNIGHT - DAY_MINUTES)?.after;
  expect(before && spanOf(before)).toMatchObject({ from: dayOf(DATE) - 1, to: dayOf(DATE) - 1, night: true });
});

test('an edit in hours keeps the evening it belongs to', () => {
  const minutes = fc.integer({ min: -10, max: 10 }).map((halves) => halves * 30);
  fc.assert(
    fc.property(anyAppointment, minutes, fc.integer({ min: -40, max: 40 }), (item, by, days) => {
      const { from } = spanOf(item);
      const moved = later(item, by, days);
      const start = minuteOf(item.start) + by - from * DAY_MINUTES;
      expect(minuteOf(moved.end) - minuteOf(moved.start)).toBe(minuteOf(item.end) - minuteOf(item.start));
      if (start >= 0 && start < DAY_MINUTES) expect(spanOf(moved).from).toBe(from + days);
      expect(spanOf(lengthened(item, by)).from).toBe(from);
    }),
  );
});

test('a drag past midnight turns the night on, and leaves it off where somebody switched it off', () => {
  const evening = appointment('show', '04T20:00', '04T23:00');
  expect(lengthened(evening, 60)).toMatchObject({ end: '2026-11-05T00:00', isNight: true });
  expect(lengthened(evening, 120)).toMatchObject({ end: '2026-11-05T01:00', isNight: true });
  const both = appointment('show', '04T20:00', '05T01:00');
  expect(lengthened(both, 60)).toMatchObject({ end: '2026-11-05T02:00', isNight: false });
});

test('planning draws an appointment on the days that availability takes for it', () => {
  fc.assert(
    fc.property(anyAppointment, (item) => {
      const { from, to } = spanOf(item);
      expect({ first: dateOf(from), last: dateOf(to) }).toEqual(bookedDays(item));
    }),
    { numRuns: 500 },
  );
});

test('whole days know no hours', () => {
  const of = bar('03T00:00', '04T23:59', { isAllDay: true });
  expect([of.cutStart, of.cutEnd]).toEqual([true, true]);
  expect(dayDrop(held('move', [0, 50], of), artistIds, MIDNIGHT)).toBeUndefined();
  expect(dayDrop(held('move', [1, 50], of), artistIds, MIDNIGHT)?.after).toMatchObject({
    artistId: KES.id,
    start: '2026-11-03T00:00',
    end: '2026-11-04T23:59',
  });
});

test('empty hours become a draft, its night among them', () => {
  const ghost = dayGhost(held('create', [1, 49]), MIDNIGHT);
  expect(ghost).toEqual({ row: 0, from: 20 * 60, to: 25 * 60 });
  expect(dayDraft(KES, DATE, ghost)).toMatchObject({
    first: DATE,
    last: DATE,
    hours: { start: '2026-11-04T20:00', end: '2026-11-05T01:00', isNight: true },
  });
});
