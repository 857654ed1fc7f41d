import { HALF_HOUR } from './change.ts';
import { clamp } from './cursor.ts';

/** The keyboard cursor: an artist's row or a day, and half hours after midnight, `anchor` where Shift began. */
export type HourCursor = { line: number; anchor: number; half: number };
/** The visible rows or days, and the visible hours, the last one not included. */
export type HourField = { lines: number; from: number; to: number };
export type HourStep = { line: number } | { half: number };

const HALVES = 60 / HALF_HOUR;

/** Moves the cursor to the nearest visible place, since the axis follows the entries. */
export function settleHours({ line, anchor, half }: HourCursor, { lines, from, to }: HourField): HourCursor {
  const within = (at: number) => clamp(at, from * HALVES, to * HALVES - 1);
  return { line: clamp(line, 0, Math.max(0, lines - 1)), anchor: within(anchor), half: within(half) };
}

/** Moves the cursor by a step. With Shift the hours grow or shrink, within one row and one day. */
export function stepHours(cursor: HourCursor, step: HourStep, isLonger: boolean, field: HourField): HourCursor {
  if ('line' in step) {
    return isLonger ? cursor : settleHours({ ...cursor, line: cursor.line + step.line, anchor: cursor.half }, field);
  }
  const half = cursor.half + step.half;
  return settleHours({ ...cursor, half, anchor: isLonger ? cursor.anchor : half }, field);
}

/** Returns the chosen hours, in minutes after midnight. */
export const chosenHours = ({ anchor, half }: HourCursor): { from: number; to: number } => ({
  from: Math.min(anchor, half) * HALF_HOUR,
  to: (Math.max(anchor, half) + 1) * HALF_HOUR,
});
