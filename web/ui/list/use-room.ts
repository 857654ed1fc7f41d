import { useCallback, useState } from 'react';
import { NARROW, useMedia } from '../use-media.ts';

/** The side bar of wide windows, until the list is measured. */
const SIDE_BAR_PX = 220;
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
  const width = measured ?? innerWidth - (narrowWindow ? 0 : SIDE_BAR_PX);
  const room = hasPreview ? width - PREVIEW_PX : width;
  return { ref, room };
}
