import { HALF_HOUR } from './change.ts';
import { clamp } from './cursor.ts';

/** The keyboard's place against hours: an artist's row or a day, and half hours after its midnight, from where Shift was held. */
export type HourCursor = { line: number; anchor: number; half: number };
/** The visible rows or days, and the visible hours, the last one not included. */
export type HourField = { lines: number; from: number; to: number };
export type HourStep = { line: number } | { half: number };

const HALVES = 60 / HALF_HOUR;

/** The axis follows what there is to see: the nearest place that is there. */
export function settleHours({ line, anchor, half }: HourCursor, { lines, from, to }: HourField): HourCursor {
  const within = (at: number) => clamp(at, from * HALVES, to * HALVES - 1);
  return { line: clamp(line, 0, Math.max(0, lines - 1)), anchor: within(anchor), half: within(half) };
}

/** With Shift the hours grow or shrink; what is chosen lies in one row, on one day. */
export function stepHours(cursor: HourCursor, step: HourStep, isLonger: boolean, field: HourField): HourCursor {
  if ('line' in step) {
    return isLonger ? cursor : settleHours({ ...cursor, line: cursor.line + step.line, anchor: cursor.half }, field);
  }
  const half = cursor.half + step.half;
  return settleHours({ ...cursor, half, anchor: isLonger ? cursor.anchor : half }, field);
}

/** In minutes after midnight. */
export const chosenHours = ({ anchor, half }: HourCursor): { from: number; to: number } => ({
  from: Math.min(anchor, half) * HALF_HOUR,
  to: (Math.max(anchor, half) + 1) * HALF_HOUR,
});
