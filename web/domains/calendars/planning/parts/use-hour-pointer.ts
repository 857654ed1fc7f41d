import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Change } from '../model/change.ts';
import type { Held, Point, Spot } from '../model/drag.ts';
import type { Bar } from '../model/layout.ts';
import { attachPointer, type PointerPort, type Target } from './grid-pointer.ts';
import type { HourEdits } from './use-hour-keys.ts';

/** A view against hours: how its places are counted, and what a drag over them means. `G` is its ghost. */
type HourPort<G> = {
  /** Selectors: where a press counts, and what spots are measured in. */
  area: string;
  grid: string;
  rim: Point;
  modeOf?: PointerPort['modeOf'];
  spotIn: (grid: Element, point: Point) => Spot;
  barOf: (id: string) => Bar | undefined;
  ghostOf: (held: Held) => G;
  dropOf: (held: Held) => Change | undefined;
  edits: HourEdits;
  /** Empty hours were chosen, by a drag or a tap; without it nothing can be created here. */
  onCreate: ((hours: G) => void) | undefined;
};

/** A drag ends with a click, which must open nothing. */
function swallowClick(box: HTMLElement): void {
  const stop = (event: Event) => event.stopPropagation();
  box.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => box.removeEventListener('click', stop, { capture: true }), 0);
}

function targetIn<G>(grid: Element, port: HourPort<G>, element: Element, point: Point): Target | undefined {
  if (!element.closest(port.area)) return undefined;
  const spot = port.spotIn(grid, point);
  const id = element.closest<HTMLElement>('[data-id]')?.dataset.id;
  const bar = id === undefined ? undefined : port.barOf(id);
  return bar ? { spot, part: 'bar', bar } : { spot, part: 'day' };
}

/** Moves, lengthens and creates against hours, by mouse and by a finger that rests first; a tap on a bar is its click. */
export function useHourPointer<G>(ref: RefObject<HTMLElement | null>, port: HourPort<G>): G | undefined {
  const latest = useRef(port);
  const [ghost, setGhost] = useState<G>();
  useLayoutEffect(() => {
    latest.current = port;
  });
  useEffect(() => {
    const box = ref.current;
    const grid = box?.querySelector(latest.current.grid);
    if (!box || !grid) return undefined;
    return attachPointer(box, {
      rim: latest.current.rim,
      targetAt: (element, point) => targetIn(grid, latest.current, element, point),
      ...(latest.current.modeOf && { modeOf: latest.current.modeOf }),
      spotAt: (point) => latest.current.spotIn(grid, point),
      mayDrag: ({ bar }) => (bar ? latest.current.edits.mayEdit(bar.item) : latest.current.onCreate !== undefined),
      onDrag: (held) => setGhost(() => held && latest.current.ghostOf(held)),
      onDrop: (held) => {
        swallowClick(box);
        const { dropOf, edits, onCreate, ghostOf } = latest.current;
        const made = dropOf(held);
        if (made) edits.change(made);
        else if (held.mode === 'create') onCreate?.(ghostOf(held));
      },
      onTap: ({ part, spot }) => {
        const { onCreate, ghostOf } = latest.current;
        const tapped: Held = { mode: 'create', from: spot, to: spot, at: { x: 0, y: 0 }, touch: false };
        if (part === 'day') onCreate?.(ghostOf(tapped));
      },
    });
  }, [ref]);
  return ghost;
}
