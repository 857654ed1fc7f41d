import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';

const GAP = 4;

/** Closes the popup when the user points elsewhere or presses Esc. The dialog around it must never receive that Esc. */
function useDismiss(anchor: RefObject<HTMLElement | null>, open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    const outside = (event: PointerEvent) => {
      if (!anchor.current?.contains(event.target as Node)) close();
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      close();
    };
    document.addEventListener('pointerdown', outside, { signal: stop.signal });
    // Dialogs listen on the document while the event comes down: only the window is earlier.
    window.addEventListener('keydown', onEscape, { signal: stop.signal, capture: true });
    return () => stop.abort();
  });
}

interface AnchorProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The control that stays. */
  readonly control: ReactNode;
  /** The layer that opens under the control, or above it when there is no room below. */
  readonly children: ReactNode;
  readonly wide?: boolean | undefined;
}

/** A control with a layer of its own. */
export function Popup({ open, onClose, control, children, wide }: AnchorProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ above: false, end: false });
  useDismiss(anchor, open, onClose);
  useLayoutEffect(() => {
    // Only an open popup is measured: measuring each closed one would lay the page out once for every control.
    const [box, size] = [open && anchor.current?.getBoundingClientRect(), layer.current];
    if (!box || !size) return;
    const [height, width] = [size.offsetHeight + GAP, size.offsetWidth];
    setPlace({
      above: box.bottom + height > innerHeight && box.top > height,
      end: box.left + width > innerWidth && box.right > width,
    });
  }, [open]);
  return (
    <span className="ctl-anchor" ref={anchor}>
      {control}
      {open && (
        <div className={cx('pop ctl-pop', place.above && 'above', place.end && 'end', wide && 'wide')} ref={layer}>
          {children}
        </div>
      )}
    </span>
  );
}
