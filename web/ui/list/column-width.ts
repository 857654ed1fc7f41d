import type { PointerEvent } from 'react';

/** Pixels, as `COLUMN_WIDTH` of the kernel has them. */
export const WIDTH_RANGE = { min: 48, max: 900 } as const;
const { min: MIN, max: MAX } = WIDTH_RANGE;
/** One press of a key. */
export const WIDTH_STEP = 12;

export const widened = (width: number, by: number): number => Math.round(Math.max(MIN, Math.min(MAX, width + by)));

/** How wide a column is drawn now. */
export const measured = (id: string): number =>
  document.querySelector(`[data-column="${id}"]`)?.getBoundingClientRect().width ?? MIN;

/** Room beside the longest content. */
const AIR = 4;
/** As wide as the widest cell that is drawn, with nothing cut. */
export function fitted(id: string): number {
  const head = document.querySelector(`[data-column="${id}"]`);
  const at = head ? [...(head.parentElement?.children ?? [])].indexOf(head) : -1;
  const cells = [...(head?.closest('[role=grid]')?.querySelectorAll<HTMLElement>('[role=row] > *') ?? [])].filter(
    (cell) => cell.parentElement?.children[at] === cell,
  );
  for (const cell of cells) cell.classList.add('fit');
  const widest = Math.max(MIN, ...cells.map((cell) => cell.getBoundingClientRect().width));
  for (const cell of cells) cell.classList.remove('fit');
  return widened(Math.ceil(widest), AIR);
}

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
