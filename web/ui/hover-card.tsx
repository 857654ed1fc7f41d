import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { placeUnder } from './place.ts';
import type { Hovered } from './use-hover.ts';
import './styles/hover-card.css';

interface HoverCardProps {
  /** Name for screen readers. */
  readonly label: string;
  readonly hovered: Hovered;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const MARGIN = 8;
const viewOf = () => ({
  left: MARGIN,
  top: MARGIN,
  width: innerWidth - 2 * MARGIN,
  height: innerHeight - 2 * MARGIN,
});

/** A card beside what the pointer rests on (`useHover`). Its content may be fetched: nothing shows before it is there. */
export const HoverCard = (props: HoverCardProps) =>
  createPortal(
    <Suspense>
      <Box key={props.hovered.id} {...props} />
    </Suspense>,
    document.body,
  );

function Box({ label, hovered, onClose, children }: HoverCardProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number }>();
  const { target, isPinned } = hovered;
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const put = () =>
      setPlace(
        placeUnder(target.getBoundingClientRect(), { width: box.offsetWidth, height: box.offsetHeight }, viewOf()),
      );
    const observer = new ResizeObserver(put);
    observer.observe(box);
    put();
    return () => observer.disconnect();
  }, [target]);
  useLayoutEffect(() => {
    const box = ref.current;
    if (isPinned && !box?.contains(document.activeElement)) box?.focus({ preventScroll: true });
  }, [isPinned]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  const style = { '--x': `${place?.left ?? 0}px`, '--y': `${place?.top ?? 0}px` } as CSSProperties;
  return (
    <div
      ref={ref}
      className="hover-card"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      style={style}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}
