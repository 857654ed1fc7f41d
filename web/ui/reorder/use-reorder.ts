import { type DragEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { movedTo } from './reorder.ts';

export interface Reorder<E extends HTMLElement> {
  /** On the element around the rows; each row says `data-id`, and holds a `[data-grip]` that takes the focus. */
  readonly list: RefObject<E | null>;
  readonly stateOf: (id: string, index: number) => { readonly dragged: boolean; readonly over: boolean };
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void;
  readonly dragProps: (id: string, index: number) => object;
}

function useDrag(
  dragged: string | undefined,
  setDragged: (next: string | undefined) => void,
  setOver: (next: number | undefined) => void,
  put: (id: string, index: number) => void,
) {
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  return (id: string, index: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      setDragged(id);
    },
    onDragOver: (event: DragEvent) => {
      if (!dragged) return;
      event.preventDefault();
      setOver(index);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged && dragged !== id) put(dragged, index);
      end();
    },
    onDragEnd: end,
  });
}

/** Rows in somebody's own order: dragged by pointer, or taken up and down with Alt and the arrows. */
export function useReorder<E extends HTMLElement>(
  ids: readonly string[],
  onOrder: (ids: readonly string[]) => void,
): Reorder<E> {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<number>();
  const list = useRef<E>(null);
  const put = (id: string, index: number) => {
    if (index < 0 || index >= ids.length) return;
    onOrder(movedTo(ids, id, index));
    // The row keeps its focus at its new place, which React gives it after this.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-id="${id}"] [data-grip]`)?.focus());
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const id = ids[index];
    if (!event.altKey || step === undefined || id === undefined) return;
    event.preventDefault();
    put(id, index + step);
  };
  const dragProps = useDrag(dragged, setDragged, setOver, put);
  const stateOf = (id: string, index: number) => ({
    dragged: id === dragged,
    over: dragged !== undefined && index === over,
  });
  return { list, stateOf, onKeyDown, dragProps };
}
