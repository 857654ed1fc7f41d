import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}
type Point = { readonly left: number; readonly top: number };

/**
 * Keeps a box at the place that `place` finds for its size, also while its content grows. Answers the place as the CSS
 * variables `--x` and `--y`. Pass a stable `place`: a new one measures again.
 */
export function usePlaced(ref: RefObject<HTMLElement | null>, place: (size: Size) => Point): CSSProperties {
  const [at, setAt] = useState<Point>();
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const put = () => setAt(place({ width: box.offsetWidth, height: box.offsetHeight }));
    const observer = new ResizeObserver(put);
    observer.observe(box);
    put();
    return () => observer.disconnect();
  }, [ref, place]);
  return { '--x': `${at?.left ?? 0}px`, '--y': `${at?.top ?? 0}px` } as CSSProperties;
}
