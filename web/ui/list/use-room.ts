import { useCallback, useState } from 'react';
import { NARROW, useMedia } from '../use-media.ts';

/** What a list has at 1200 px of window, beside the side bar: with more it has all its columns, and scrolls for many. */
const WIDE_PX = 988;

/** Pixels that a list's columns have to fit in, by its own width: what opens beside it, as help does, takes of it. */
export function useRoom() {
  const narrowWindow = useMedia(NARROW);
  const [measured, setMeasured] = useState<number>();
  const ref = useCallback((list: HTMLElement | null) => {
    if (!list) return;
    const observer = new ResizeObserver(([entry]) => setMeasured(entry?.contentRect.width));
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  const width = measured ?? (narrowWindow ? innerWidth : WIDE_PX);
  return { ref, room: width < WIDE_PX ? width : Number.POSITIVE_INFINITY };
}
