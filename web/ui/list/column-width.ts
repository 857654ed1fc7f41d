import type { PointerEvent } from 'react';

/** Pixels, as `COLUMN_WIDTH` of the kernel has them. */
const [MIN, MAX] = [48, 900];
/** One press of a key. */
export const WIDTH_STEP = 12;

export const widened = (width: number, by: number): number => Math.round(Math.max(MIN, Math.min(MAX, width + by)));

/** How wide a column is drawn now. */
export const measured = (id: string): number =>
  document.querySelector(`[data-column="${id}"]`)?.getBoundingClientRect().width ?? MIN;

/** Drawing the edge of a column's head: `onWidth` hears of every step. */
export function drawWidth(event: PointerEvent<HTMLElement>, id: string, onWidth: (width: number) => void): void {
  event.preventDefault();
  const [from, at] = [measured(id), event.clientX];
  const handle = event.currentTarget;
  handle.setPointerCapture(event.pointerId);
  const move = (next: globalThis.PointerEvent) => onWidth(widened(from, next.clientX - at));
  handle.addEventListener('pointermove', move);
  handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', move), { once: true });
}
