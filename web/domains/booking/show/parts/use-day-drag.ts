import { type PointerEvent, useRef, useState } from 'react';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { daysOver } from '../model/copy-dates.ts';

const dayUnder = ({ clientX, clientY }: PointerEvent): LocalDate | undefined =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-date]')?.dataset.date;

/** A drag over the days of a calendar, by mouse, pen or finger. One day is a click, and the click's own affair. */
export function useDayDrag(onRun: (run: readonly LocalDate[]) => void) {
  const from = useRef<LocalDate>(undefined);
  const [run, setRun] = useState<readonly LocalDate[]>([]);
  const end = () => {
    from.current = undefined;
    setRun([]);
  };
  return {
    /** The days a drag is over. */
    run,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0) from.current = dayUnder(event);
      },
      onPointerMove: (event: PointerEvent) => {
        const to = from.current && dayUnder(event);
        if (!from.current || !to || (to === from.current && run.length === 0)) return;
        // From here on it is a drag, and no click of the day it ends on.
        event.currentTarget.setPointerCapture(event.pointerId);
        setRun(daysOver(from.current, to));
      },
      onPointerUp: () => {
        if (run.length > 0) onRun(run);
        end();
      },
      onPointerCancel: end,
    },
  };
}
