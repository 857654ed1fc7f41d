import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { moveDate } from './month-grid.ts';

/**
 * Keys in a grid of days, each marked by `data-date`: the day it stands `at` is the one Tab stop, arrows move by day and
 * week, PgUp and PgDn by month, with Shift by year. The focus follows, also to a day that is still on its way.
 */
export function useDayKeys<E extends HTMLElement>(at: LocalDate, onMove: (to: LocalDate) => void, startsThere = false) {
  const box = useRef<E>(null);
  const isAwaited = useRef(startsThere);
  useEffect(() => {
    const day = isAwaited.current && box.current?.querySelector<HTMLElement>(`[data-date="${at}"]`);
    if (!day) return;
    isAwaited.current = false;
    day.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const to = moveDate(at, event.key, event.shiftKey);
    if (!to) return;
    event.preventDefault();
    isAwaited.current = true;
    onMove(to);
  };
  return { box, onKeyDown };
}
