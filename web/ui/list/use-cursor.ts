import { type KeyboardEvent, useRef, useState } from 'react';

const PAGE_STEP = 10;
/** Where a key leads in the rows; undefined when it is none of ours. */
export function stepTo(key: string, at: number, count: number): number | undefined {
  const to = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: count - 1,
    PageDown: at + PAGE_STEP,
    PageUp: at - PAGE_STEP,
  }[key];
  return to === undefined ? undefined : Math.max(0, Math.min(count - 1, to));
}

export interface RowKeys {
  readonly onOpen: (index: number) => void;
  readonly onPreview: (index: number) => void;
  readonly onSelect: (index: number) => void;
  readonly onEscape: () => void;
  /** With a preview open the arrows show the next record. */
  readonly follow: boolean;
}

const onRow = (target: EventTarget): boolean => target instanceof Element && target.matches('[data-row]');
const actOf = (key: string, keys: RowKeys) =>
  ({ enter: keys.onOpen, ' ': keys.onPreview, x: keys.onSelect })[key.toLowerCase()];

/** One stop of the Tab key for all rows: arrows move, Enter opens, Space previews, X selects. */
export function useCursor(count: number, keys: RowKeys) {
  const [at, setAt] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const cursor = Math.min(at, Math.max(0, count - 1));
  const focusRow = (index: number) =>
    grid.current?.querySelectorAll<HTMLElement>('[role=row][data-row]')[index]?.focus();
  const move = (to: number) => {
    setAt(to);
    focusRow(to);
    if (keys.follow) keys.onPreview(to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === 'Escape') return keys.onEscape();
    const to = stepTo(event.key, cursor, count);
    const act = onRow(event.target) ? actOf(event.key, keys) : undefined;
    if (to === undefined && !act) return;
    event.preventDefault();
    if (to === undefined) act?.(cursor);
    else move(to);
  };
  return { cursor, setCursor: setAt, grid, onKeyDown };
}
