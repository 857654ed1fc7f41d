import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

const PAGE_STEP = 10;
/** Finds the row that a key leads to; undefined for keys that the list does not use. */
export function stepTo(key: string, at: number, count: number): number | undefined {
  const to = {
    ArrowDown: at + 1,
    j: at + 1,
    ArrowUp: at - 1,
    k: at - 1,
    Home: 0,
    End: count - 1,
    PageDown: at + PAGE_STEP,
    PageUp: at - PAGE_STEP,
  }[key];
  return to === undefined ? undefined : Math.max(0, Math.min(count - 1, to));
}

/** Finds the direction of a step that would leave the page. */
export function edgeOf(key: string, at: number, count: number): 1 | -1 | undefined {
  if (at === count - 1 && ['ArrowDown', 'j', 'PageDown'].includes(key)) return 1;
  return at === 0 && ['ArrowUp', 'k', 'PageUp'].includes(key) ? -1 : undefined;
}

export interface RowKeys {
  readonly onOpen: (index: number) => void;
  readonly onPreview: (index: number) => void;
  readonly onSelect: (index: number) => void;
  readonly onEscape: () => void;
  /** Steps over the end of the page, to the next page or the one before; false when there is none. */
  readonly onEdge: (step: 1 | -1) => boolean;
  /** With a preview open the arrows show the next record. */
  readonly follow: boolean;
}

const onRow = (target: EventTarget): boolean => target instanceof Element && target.matches('[data-row]');
const actOf = (key: string, keys: RowKeys) =>
  ({ enter: keys.onOpen, ' ': keys.onPreview, x: keys.onSelect })[key.toLowerCase()];

interface Coming {
  readonly step: 1 | -1;
  readonly follow: boolean;
}
/** Focuses a new row after a step to another page, at the end that the user came in by. */
function useLanding(rowsKey: string, land: (coming: Coming) => void) {
  const coming = useRef<Coming>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are what it waits for
  useEffect(() => {
    if (!coming.current) return;
    land(coming.current);
    coming.current = undefined;
  }, [rowsKey]);
  return coming;
}

/** One stop of the Tab key for all rows: arrows or J and K move, Enter opens, Space previews, X selects. */
export function useCursor(ids: readonly string[], keys: RowKeys) {
  const count = ids.length;
  const [at, setAt] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const cursor = Math.min(at, Math.max(0, count - 1));
  const focusRow = (index: number) =>
    grid.current?.querySelectorAll<HTMLElement>('[role=row][data-row]')[index]?.focus();
  const move = (to: number, follow = keys.follow) => {
    setAt(to);
    focusRow(to);
    if (follow) keys.onPreview(to);
  };
  const coming = useLanding(ids.join(' '), ({ step, follow }) => move(step === 1 ? 0 : count - 1, follow));
  const leave = (edge: 1 | -1) => {
    if (keys.onEdge(edge)) coming.current = { step: edge, follow: keys.follow };
  };
  /** Finds the action of a key; undefined for keys that the list does not use. */
  const doOf = (key: string, inRow: boolean): (() => void) | undefined => {
    const edge = inRow ? edgeOf(key, cursor, count) : undefined;
    if (edge) return () => leave(edge);
    const to = stepTo(key, cursor, count);
    if (to !== undefined) return () => move(to);
    const act = inRow ? actOf(key, keys) : undefined;
    return act && (() => act(cursor));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === 'Escape') return keys.onEscape();
    const act = doOf(event.key, onRow(event.target));
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { cursor, setCursor: setAt, grid, onKeyDown };
}
