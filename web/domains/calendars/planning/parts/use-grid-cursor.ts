import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type Cursor, findBar, NAME_DAY, settle } from '../model/cursor.ts';
import { type Geometry, HEAD, LANE, laneTop, NAME, ROW_PAD } from '../model/geometry.ts';
import type { Plan } from '../model/layout.ts';
import { scrollInto } from '../model/window.ts';

export type GridCursor = {
  cursor: Cursor;
  /** Puts the cursor there, in sight and with the focus. */
  go: (next: Cursor) => void;
  /** Puts the cursor on this bar as soon as the plan shows it. */
  follow: (id: string) => void;
  refocus: () => void;
};

function bringIntoView(box: HTMLElement, { tops }: Geometry, dayWidth: number, { row, day, lane }: Cursor): void {
  const y = (tops[row] ?? 0) + (lane ? laneTop(lane) : 0);
  box.scrollTop = scrollInto(box.scrollTop, box.clientHeight - HEAD, y, LANE + ROW_PAD);
  if (day !== NAME_DAY) box.scrollLeft = scrollInto(box.scrollLeft, box.clientWidth - NAME, day * dayWidth, dayWidth);
}

/** The one place of the grid that Tab reaches (roving tabindex). */
export function useGridCursor(
  box: RefObject<HTMLElement | null>,
  plan: Plan,
  geometry: Geometry,
  dayWidth: number,
): GridCursor {
  const [wanted, setWanted] = useState<Cursor>({ row: 0, day: 0, lane: 0 });
  const [focusAsked, askFocus] = useState(0);
  const followed = useRef<string>(undefined);
  const latest = useRef({ geometry, dayWidth });
  useLayoutEffect(() => {
    latest.current = { geometry, dayWidth };
  });
  const cursor = settle(plan, wanted);
  const refocus = useCallback(() => askFocus((count) => count + 1), []);
  const go = useCallback(
    (next: Cursor) => {
      setWanted(next);
      refocus();
      if (box.current) bringIntoView(box.current, latest.current.geometry, latest.current.dayWidth, next);
    },
    [box, refocus],
  );
  const follow = useCallback((id: string) => {
    followed.current = id;
  }, []);
  useLayoutEffect(() => {
    const found = followed.current && findBar(plan, followed.current);
    if (!found) return;
    followed.current = undefined;
    go(found);
  }, [plan, go]);
  useLayoutEffect(() => {
    if (focusAsked)
      box.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus({ preventScroll: true });
  }, [box, focusAsked]);
  return { cursor, go, follow, refocus };
}
