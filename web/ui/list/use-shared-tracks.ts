import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type ListColumn, roomOf, tracksOf } from './columns.ts';
import { sharedWidths } from './share-width.ts';

type Widths = Map<string, number>;

/** The widest cell of each column, uncut; nothing where the page is not laid out. */
function contentWidths(grid: HTMLElement, ids: readonly string[]): Widths {
  const widths: Widths = new Map();
  grid.classList.add('measuring');
  for (const row of grid.querySelectorAll('[role=row]'))
    for (const [at, id] of ids.entries()) {
      // The box that selects stands first.
      const width = row.children[at + 1]?.getBoundingClientRect().width ?? 0;
      widths.set(id, Math.max(widths.get(id) ?? 0, Math.ceil(width)));
    }
  grid.classList.remove('measuring');
  return widths;
}

/**
 * Lays the columns out by their content. A page of rows may widen a column and narrows none, so that paging moves
 * nothing to and fro. The style is set past React: rows of a list are drawn once.
 */
export function useSharedTracks<Row>(
  grid: RefObject<HTMLElement | null>,
  columns: readonly ListColumn<Row>[],
  rows: readonly unknown[],
  drawn: number,
  room: number,
): void {
  const content = useRef<Widths>(new Map());
  const measured = useRef<readonly unknown[]>([]);
  useLayoutEffect(() => {
    const list = grid.current;
    if (!list || list.clientWidth === 0) return;
    const ids = columns.map(({ id }) => id);
    const now = [rows, drawn, ids.join(' ')];
    if (now.some((one, at) => one !== measured.current[at])) {
      measured.current = now;
      for (const [id, width] of contentWidths(list, ids))
        content.current.set(id, Math.max(width, content.current.get(id) ?? 0));
    }
    const wishes = columns.map((column) => ({ ...column, content: content.current.get(column.id) ?? 0 }));
    const widths = sharedWidths(wishes, roomOf(Math.min(room, list.clientWidth), columns.length));
    list.style.setProperty('--tracks', tracksOf(widths.map((width) => ({ width: `${width}px` }))));
  }, [grid, columns, rows, drawn, room]);
}
