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

/** One stop of the Tab key for all rows: arrows move, Enter opens, Space previews, X selects. */
export function useCursor(count: number, keys: RowKeys) {
  const [at, setAt] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const cursor = Math.min(at, Math.max(0, count - 1));
  const focusRow = (index: number) =>
    grid.current?.querySelectorAll<HTMLElement>('[role=row][data-row]')[index]?.focus();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const onRow = event.target instanceof Element && event.target.matches('[data-row]');
    const to = stepTo(event.key, cursor, count);
    const act = { Enter: keys.onOpen, ' ': keys.onPreview, x: keys.onSelect, X: keys.onSelect }[event.key];
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === 'Escape') return keys.onEscape();
    if (to === undefined ? !act || !onRow : false) return;
    event.preventDefault();
    if (to === undefined) return act?.(cursor);
    setAt(to);
    focusRow(to);
    if (keys.follow) keys.onPreview(to);
  };
  return { cursor, setCursor: setAt, grid, onKeyDown };
}
