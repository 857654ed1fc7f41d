import { type KeyboardEvent, type RefObject, useState } from 'react';
import { COLUMNS, type Column, type Place } from '../../model/tour/rows.ts';

/** The name of a cell in the page. */
export const cellName = ({ row, column }: Place) => `${row}:${column}`;
export const placeOf = (target: EventTarget | null): Place | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset.cell : undefined;
  const [row, column] = cell?.split(':') ?? [];
  return row !== undefined && column ? { row: Number(row), column: column as Column } : undefined;
};

/** Whether an arrow leaves the text: at its end, or where all of it is selected. */
function isAtEdge(target: EventTarget, key: string): boolean {
  if (!(target instanceof HTMLInputElement)) return true;
  const { selectionStart, selectionEnd, value } = target;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  const edge = key === 'ArrowLeft' ? 0 : value.length;
  return isWhole || (selectionStart === edge && selectionEnd === edge);
}

/** The cell an arrow or Enter leads to. */
function goal({ key, shiftKey, target }: KeyboardEvent, { row, column }: Place): Place | undefined {
  const beside = (by: number) => COLUMNS[COLUMNS.indexOf(column) + by];
  if (key === 'ArrowUp' || (key === 'Enter' && shiftKey)) return { row: row - 1, column };
  if (key === 'ArrowDown' || key === 'Enter') return { row: row + 1, column };
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || !isAtEdge(target, key)) return undefined;
  const next = beside(key === 'ArrowLeft' ? -1 : 1);
  return next && { row, column: next };
}

interface Keys {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly count: number;
  /** Enter in the last row adds another. */
  readonly onMore: () => void;
  readonly onFillFromAbove: (place: Place) => void;
}
/** Arrows and Enter move between cells as in a spreadsheet; Tab does so by itself. Nothing here submits. */
export function useCellKeys({ table, count, onMore, onFillFromAbove }: Keys) {
  const [focused, setFocused] = useState<Place>({ row: 0, column: 'date' });
  const focus = (place: Place) =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${cellName(place)}"] :is(input, select)`)?.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeOf(event.target);
    if (!place || event.defaultPrevented || event.altKey || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'd') return;
      event.preventDefault();
      return onFillFromAbove(place);
    }
    const next = goal(event, place);
    if (!next) return;
    event.preventDefault();
    if (next.row === count && event.key === 'Enter') {
      onMore();
      // The new row is drawn first.
      return void requestAnimationFrame(() => focus(next));
    }
    focus(next);
  };
  const onFocus = ({ target }: { readonly target: EventTarget }) => {
    const place = placeOf(target);
    if (place) setFocused(place);
    if (place && target instanceof HTMLInputElement) target.select();
  };
  return { focused, focus, onKeyDown, onFocus };
}
