import type { RefObject } from 'react';
import { HALF_HOUR } from '../model/change.ts';
import { barOf, type DayGhost, dayDrop, dayGhost } from '../model/day-drag.ts';
import type { Block, DayRow } from '../model/day-rows.ts';
import type { Point, Spot } from '../model/drag.ts';
import { rowAt } from '../model/row-tops.ts';
import type { HourEdits } from './use-hour-keys.ts';
import { useHourPointer } from './use-hour-pointer.ts';

/** px of the rows' names and of the hours, which stay in sight. */
export const RIM = { x: 208, y: 30 };

interface Day {
  readonly rows: readonly DayRow[];
  readonly blocks: readonly Block[];
  /** px where the rows begin. */
  readonly tops: readonly number[];
  /** Hours shown. */
  readonly from: number;
  readonly to: number;
  /** Minutes since 1970. */
  readonly midnight: number;
  readonly edits: HourEdits;
  readonly onCreate: ((hours: DayGhost) => void) | undefined;
}

function spotIn(layer: Element, { x, y }: Point, { tops, from, to }: Day): Spot {
  const { left, top, width } = layer.getBoundingClientRect();
  const halves = ((to - from) * 60) / HALF_HOUR;
  const half = Math.min(halves - 1, Math.max(0, Math.floor(((x - left) / width) * halves)));
  return { row: rowAt(tops, y - top), day: (from * 60) / HALF_HOUR + half, lane: 0 };
}

export function useDayPointer(ref: RefObject<HTMLElement | null>, day: Day): DayGhost | undefined {
  const { rows, blocks, midnight, edits, onCreate } = day;
  return useHourPointer<DayGhost>(ref, {
    area: '.day-hours, .day-layer',
    grid: '.day-layer',
    rim: RIM,
    edits,
    onCreate,
    spotIn: (layer, point) => spotIn(layer, point, day),
    barOf: (id) => {
      const block = blocks.find(({ item }) => item.id === id);
      return block && barOf(block, midnight);
    },
    ghostOf: (held) => dayGhost(held, midnight),
    dropOf: (held) =>
      dayDrop(
        held,
        rows.map(({ id }) => id),
        midnight,
      ),
  });
}
