import { type RefObject, useLayoutEffect, useState } from 'react';
import { dayWidthFor, type Geometry } from '../model/geometry.ts';
import { type Mounted, mountedAt, sameWindow, type View } from '../model/window.ts';

export type Window = Mounted & { dayWidth: number };

/** A usual screen, for the render before the box is measured. */
const FIRST_VIEW: View = { scrollTop: 0, scrollLeft: 0, clientHeight: 800, clientWidth: 1390 };

const windowAt = (view: View, { tops }: Geometry, days: number, isWhole: boolean): Window => {
  const dayWidth = dayWidthFor(view.clientWidth, days, isWhole);
  return { dayWidth, ...mountedAt(view, tops, days, dayWidth) };
};

/** Returns the mounted rows and days. They change by rows and by weeks, never with every scroll event. */
export function useWindow(
  ref: RefObject<HTMLElement | null>,
  geometry: Geometry,
  days: number,
  isWhole: boolean,
): Window {
  const [shown, setShown] = useState(() => windowAt(FIRST_VIEW, geometry, days, isWhole));
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    // Sizes come from the observer: reading them at each scroll would force a layout.
    const size = { clientHeight: box.clientHeight, clientWidth: box.clientWidth };
    const update = () => {
      const next = windowAt({ scrollTop: box.scrollTop, scrollLeft: box.scrollLeft, ...size }, geometry, days, isWhole);
      setShown((old) => (old.dayWidth === next.dayWidth && sameWindow(old, next) ? old : next));
    };
    const observer = new ResizeObserver(() => {
      size.clientHeight = box.clientHeight;
      size.clientWidth = box.clientWidth;
      update();
    });
    observer.observe(box);
    box.addEventListener('scroll', update, { passive: true });
    update();
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', update);
    };
  }, [ref, geometry, days, isWhole]);
  return shown;
}
