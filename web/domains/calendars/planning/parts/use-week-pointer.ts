import type { RefObject } from 'react';
import { HALF_HOUR } from '../model/change.ts';
import type { Mode, Point, Spot } from '../model/drag.ts';
import type { Bar } from '../model/layout.ts';
import type { Slot } from '../model/timeline.ts';
import { type WeekGhost, type WeekHours, weekDrop, weekGhost, weekHours } from '../model/week-drag.ts';
import { EDGE } from './grid-pointer.ts';
import type { HourEdits } from './use-hour-keys.ts';
import { useHourPointer } from './use-hour-pointer.ts';
import { HOUR_PX } from './week-column.tsx';

interface Week {
  readonly slots: readonly Slot[];
  readonly days: number;
  /** First hour shown. */
  readonly from: number;
  /** First day shown. */
  readonly first: number;
  readonly edits: HourEdits;
  /** A press on empty hours, or a drag over them. */
  readonly onCreate: ((hours: WeekHours) => void) | undefined;
}
/** px of the hours and of the days' names, which stay in sight. */
const RIM = { x: 56, y: 40 };
const HALF_PX = HOUR_PX / (60 / HALF_HOUR);

const barOf = ({ item, day, night }: Slot): Bar => ({
  item,
  from: day,
  to: day,
  lane: 0,
  night,
  conflict: false,
  cutStart: false,
  cutEnd: false,
  free: 0,
});

function spotIn(grid: Element, { x, y }: Point, { days, from }: Week): Spot {
  const { left, top, width } = grid.getBoundingClientRect();
  const day = Math.min(days - 1, Math.max(0, Math.floor(((x - left) / width) * days)));
  return { day, row: from * 2 + Math.max(0, Math.floor((y - top) / HALF_PX)), lane: 0 };
}

/** The lower rim lengthens, all else moves; empty hours are chosen. */
function modeOf(element: Element, bar: Bar | undefined, { y }: Point, touch: boolean): Mode {
  const rect = element.closest('[data-id]')?.getBoundingClientRect();
  if (!bar || !rect) return 'create';
  return y > rect.bottom - Math.min(touch ? EDGE.touch : EDGE.mouse, rect.height / 4) ? 'end' : 'move';
}

export function useWeekPointer(ref: RefObject<HTMLElement | null>, week: Week): WeekGhost | undefined {
  const { slots, first, edits, onCreate } = week;
  return useHourPointer<WeekGhost>(ref, {
    area: '.week-grid',
    grid: '.week-grid',
    rim: RIM,
    modeOf,
    edits,
    dropOf: weekDrop,
    spotIn: (grid, point) => spotIn(grid, point, week),
    barOf: (id) => {
      const slot = slots.find(({ item }) => item.id === id);
      return slot && barOf(slot);
    },
    ghostOf: (held) => weekGhost(held, first),
    onCreate: onCreate && ((chosen) => onCreate(weekHours(chosen, first))),
  });
}
