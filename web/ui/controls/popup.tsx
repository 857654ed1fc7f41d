import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cx } from '../cx.ts';

const GAP = 4;

/** Closes when the user points elsewhere. */
function useOutside(anchor: RefObject<HTMLElement | null>, open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (!anchor.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  });
}

interface AnchorProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly className?: string | undefined;
  /** The control that stays. */
  readonly control: ReactNode;
  /** What opens under it, or above where there is no room. */
  readonly children: ReactNode;
  readonly wide?: boolean | undefined;
}

/** A control with a layer of its own. Esc closes the layer alone: the dialog around it never hears of it. */
export function Popup({ open, onClose, className, control, children, wide }: AnchorProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(false);
  useOutside(anchor, open, onClose);
  useLayoutEffect(() => {
    const [box, size] = [anchor.current?.getBoundingClientRect(), layer.current?.offsetHeight];
    if (open && box && size) setAbove(box.bottom + size + GAP > innerHeight && box.top > size + GAP);
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    event.preventDefault();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only Esc of the controls inside passes here
    <span className={cx('ctl-anchor', className)} ref={anchor} onKeyDown={onKeyDown}>
      {control}
      {open && (
        <div className={cx('pop ctl-pop', above && 'above', wide && 'wide')} ref={layer}>
          {children}
        </div>
      )}
    </span>
  );
}
