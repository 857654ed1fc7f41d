import { useCallback, useState } from 'react';
import { NARROW, useMedia } from '../use-media.ts';

/** What a list has at 1200 px of window, beside the side bar: with more it has all its columns, and scrolls for many. */
const WIDE_PX = 988;
/** As styles/preview.css has it. */
const PREVIEW_PX = 336;

/** Pixels that a list's columns have to fit in, by its own width: what opens beside it, as help does, takes of it. */
export function useRoom(hasPreview: boolean) {
  const narrowWindow = useMedia(NARROW);
  const [measured, setMeasured] = useState<number>();
  const ref = useCallback((list: HTMLElement | null) => {
    if (!list) return;
    const observer = new ResizeObserver(([entry]) => setMeasured(entry?.contentRect.width));
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  const width = measured ?? (narrowWindow ? innerWidth : WIDE_PX);
  const room = hasPreview ? width - PREVIEW_PX : width;
  return { ref, room: room < WIDE_PX ? room : Number.POSITIVE_INFINITY };
}
