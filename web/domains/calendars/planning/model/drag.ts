import { type Change, type Edge, resized, shifted } from './change.ts';
import type { Bar, Plan } from './layout.ts';

/** The place of the pointer: `Spot` in the plan, `Point` on the screen. */
export type Spot = { row: number; day: number; lane: number };
export type Point = { x: number; y: number };
export type Mode = 'create' | 'move' | Edge;
export type Held = {
  mode: Mode;
  bar?: Bar;
  from: Spot;
  to: Spot;
  at: Point;
  touch: boolean /** May be pressed but not dragged. */;
  fixed?: boolean;
};

/** `pressed` shows nothing yet. In `dragging` the ghost follows. A finger must rest before a drag, or it scrolls. */
export type Drag = { phase: 'idle' } | ({ phase: 'pressed' | 'dragging' } & Held);
export type DragEvent =
  | { type: 'press'; held: Omit<Held, 'to'> }
  | { type: 'rest' }
  | { type: 'move'; to: Spot; at: Point }
  | { type: 'end' };

export const IDLE: Drag = { phase: 'idle' };
/** A hand trembles: px before a press becomes a drag, by mouse and by finger. */
const SLACK = { mouse: 4, touch: 10 };

export function nextDrag(drag: Drag, event: DragEvent): Drag {
  if (event.type === 'press') return { phase: 'pressed', ...event.held, to: event.held.from };
  if (drag.phase === 'idle' || event.type === 'end') return IDLE;
  if (event.type === 'rest') return drag.fixed ? drag : { ...drag, phase: 'dragging' };
  if (drag.phase === 'dragging') return { ...drag, to: event.to };
  const moved = Math.hypot(event.at.x - drag.at.x, event.at.y - drag.at.y);
  if (moved <= (drag.touch ? SLACK.touch : SLACK.mouse)) return drag;
  return drag.touch || drag.fixed ? IDLE : { ...drag, phase: 'dragging', to: event.to };
}

/** The days that the ghost covers: whole days, both ends included. */
export type Ghost = { row: number; lane: number; from: number; to: number };

export function ghostOf({ mode, bar, from, to }: Held): Ghost {
  if (!bar) return { row: from.row, lane: from.lane, from: Math.min(from.day, to.day), to: Math.max(from.day, to.day) };
  const by = to.day - from.day;
  if (mode === 'move') return { row: to.row, lane: bar.lane, from: bar.from + by, to: bar.to + by };
  if (mode === 'start') return { row: from.row, lane: bar.lane, from: Math.min(bar.from + by, bar.to), to: bar.to };
  return { row: from.row, lane: bar.lane, from: bar.from, to: Math.max(bar.to + by, bar.from) };
}

/** Returns the edit at the end of a drag; undefined if the bar did not move. */
export function dropOf(plan: Plan, { mode, bar, from, to }: Held): Change | undefined {
  const artistId = plan.rows[to.row]?.artist.id;
  if (!bar || !artistId || mode === 'create') return undefined;
  const days = to.day - from.day;
  const after = mode === 'move' ? shifted(bar.item, days, artistId) : resized(bar.item, mode, days);
  const { item: before } = bar;
  const moved = after.start !== before.start || after.end !== before.end || after.artistId !== before.artistId;
  return moved ? { id: before.id, before, after } : undefined;
}
