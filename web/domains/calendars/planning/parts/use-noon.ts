import { type RefObject, useLayoutEffect, useRef } from 'react';

const NOON = 12;

/**
 * Opens a week with noon at the top, so that its evenings are in sight. The hours may begin earlier once a night is
 * drawn: then what was in sight stays there.
 */
export function useNoon(box: RefObject<HTMLElement | null>, week: number, firstHour: number, hourPx: number): void {
  const before = useRef<{ week: number; firstHour: number }>(undefined);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const old = before.current;
    if (old?.week === week) current.scrollTop += (old.firstHour - firstHour) * hourPx;
    else current.scrollTop = Math.max(0, NOON - firstHour) * hourPx;
    before.current = { week, firstHour };
  }, [box, week, firstHour, hourPx]);
}
