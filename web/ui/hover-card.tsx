import { type ReactNode, Suspense, useCallback, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { placeUnder } from './place.ts';
import type { Hovered } from './use-hover.ts';
import { usePlaced } from './use-placed.ts';
import './styles/hover-card.css';

interface HoverCardProps {
  /** Name for screen readers. */
  readonly label: string;
  readonly hovered: Hovered;
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

function Box({ label, hovered, children }: HoverCardProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { target, isPinned } = hovered;
  const place = useCallback(
    (size: { width: number; height: number }) => placeUnder(target.getBoundingClientRect(), size, viewOf()),
    [target],
  );
  const style = usePlaced(ref, place);
  useLayoutEffect(() => {
    const box = ref.current;
    if (isPinned && !box?.contains(document.activeElement)) box?.focus({ preventScroll: true });
  }, [isPinned]);
  return (
    <div ref={ref} className="hover-card" role="dialog" aria-label={label} tabIndex={-1} style={style}>
      {children}
    </div>
  );
}
