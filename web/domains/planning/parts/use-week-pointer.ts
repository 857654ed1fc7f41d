import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { HALF_HOUR } from '../model/change.ts';
import { DAY_MINUTES } from '../model/clock.ts';
import type { Mode, Point, Spot } from '../model/drag.ts';
import type { Bar } from '../model/layout.ts';
import type { Slot } from '../model/timeline.ts';
import { type WeekGhost, weekDrop, weekGhost } from '../model/week-drag.ts';
import { attachPointer, EDGE, type Target } from './grid-pointer.ts';
import type { HourEdits } from './use-hour-keys.ts';
import { HOUR_PX } from './week-column.tsx';

interface Week {
  readonly slots: readonly Slot[];
  readonly days: number;
  /** First hour shown. */
  readonly from: number;
  /** First day shown. */
  readonly first: number;
  readonly edits: HourEdits;
  /** A drag over empty hours; minutes since 1970. */
  readonly onCreate: (start: number) => void;
}
/** px of the hours and of the days' names, which stay in sight. */
const RIM = { x: 56, y: 40 };
const HALF_PX = HOUR_PX / (60 / HALF_HOUR);

const barOf = ({ item, day, night }: Slot): Bar => ({
  ...{ item, from: day, to: day, lane: 0, night },
  ...{ conflict: false, cutStart: false, cutEnd: false, free: 0 },
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

/** A drag ends with a click, which must open nothing. */
function swallowClick(box: HTMLElement): void {
  const stop = (event: Event) => event.stopPropagation();
  box.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => box.removeEventListener('click', stop, { capture: true }), 0);
}

/** Moves and lengthens appointments against hours, by mouse and by a finger that rests first; a tap is a click. */
export function useWeekPointer(ref: RefObject<HTMLElement | null>, week: Week): WeekGhost | undefined {
  const latest = useRef(week);
  const [ghost, setGhost] = useState<WeekGhost>();
  useLayoutEffect(() => {
    latest.current = week;
  });
  useEffect(() => {
    const box = ref.current;
    const grid = box?.querySelector('.week-grid');
    if (!box || !grid) return undefined;
    const targetAt = (element: Element, point: Point): Target | undefined => {
      if (!grid.contains(element)) return undefined;
      const id = element.closest<HTMLElement>('[data-id]')?.dataset.id;
      const slot = latest.current.slots.find(({ item }) => item.id === id);
      const spot = spotIn(grid, point, latest.current);
      return slot ? { spot, part: 'bar', bar: barOf(slot) } : { spot, part: 'day' };
    };
    return attachPointer(box, {
      targetAt,
      modeOf,
      rim: RIM,
      spotAt: (point) => spotIn(grid, point, latest.current),
      mayDrag: ({ bar }) => !bar || latest.current.edits.mayEdit(bar.item),
      onDrag: (held) => setGhost(held && weekGhost(held, latest.current.first)),
      onDrop: (held) => {
        swallowClick(box);
        const { first, edits, onCreate } = latest.current;
        const made = weekDrop(held);
        if (made) edits.change(made);
        const { day, from } = weekGhost(held, first);
        if (held.mode === 'create') onCreate((first + day) * DAY_MINUTES + from);
      },
      onTap: () => undefined,
    });
  }, [ref]);
  return ghost;
}
