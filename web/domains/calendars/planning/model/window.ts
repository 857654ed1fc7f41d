import { HEAD, NAME, rowAt } from './geometry.ts';

/** The part that is mounted: rows [top, bottom) and days [left, right). */
export type Mounted = { top: number; bottom: number; left: number; right: number };
export type View = { scrollTop: number; scrollLeft: number; clientHeight: number; clientWidth: number };

/** px beyond what is in sight, to hide the time React needs after a flick of the wheel; fortnights add their own sideways. */
const OVERSCAN = { x: 80, y: 160 };
/**
 * Days come and go by the fortnight, rows by the four: what a change costs at all is paid seldom. By the week, or in each
 * row on another day, five to ten times as many frames are late; more days at once are too many elements.
 */
const STEP = { days: 14, rows: 4 };

const stepDown = (n: number, step: number) => Math.floor(n / step) * step;

export function mountedAt(view: View, tops: readonly number[], days: number, dayWidth: number): Mounted {
  const top = stepDown(rowAt(tops, Math.max(0, view.scrollTop - OVERSCAN.y)), STEP.rows);
  const last = rowAt(tops, view.scrollTop + view.clientHeight - HEAD + OVERSCAN.y);
  const bottom = Math.min(tops.length, stepDown(last, STEP.rows) + STEP.rows);
  const left = stepDown((view.scrollLeft - OVERSCAN.x) / dayWidth, STEP.days);
  const right = stepDown((view.scrollLeft + view.clientWidth - NAME + OVERSCAN.x) / dayWidth, STEP.days) + STEP.days;
  return { top, bottom, left: Math.max(0, left), right: Math.min(days, right) };
}

export const sameWindow = (a: Mounted, b: Mounted): boolean =>
  a.top === b.top && a.bottom === b.bottom && a.left === b.left && a.right === b.right;

/** How far a box must scroll so that [start, start + size) lies within [offset, offset + room). */
export function scrollInto(offset: number, room: number, start: number, size: number): number {
  if (start < offset) return start;
  return start + size > offset + room ? Math.min(start, start + size - room) : offset;
}
