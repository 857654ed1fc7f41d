import { type RefObject, useLayoutEffect, useRef } from 'react';
import { NAME } from '../model/geometry.ts';

/** Days before today that stay in sight. */
const BEFORE = 7;

/** A period that is wider than the screen opens at today, once; `today` counts from its first day. */
export function useFirstSight(box: RefObject<HTMLElement | null>, today: number, days: number, dayWidth: number): void {
  const latest = useRef({ today, dayWidth });
  useLayoutEffect(() => {
    latest.current = { today, dayWidth };
  });
  useLayoutEffect(() => {
    const { current: at } = latest;
    const { current } = box;
    if (!current || at.today < 0 || at.today >= days) return;
    const isSeen = (at.today + 1) * at.dayWidth <= current.clientWidth - NAME;
    current.scrollLeft = isSeen ? 0 : (at.today - BEFORE) * at.dayWidth;
  }, [box, days]);
}
