import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, Suspense, useCallback, useLayoutEffect, useRef } from 'react';
import { placeBeside, type Rect } from '#web/ui/place.ts';
import { usePlaced } from '#web/ui/use-placed.ts';

type Props = {
  /** The ghost it belongs to, and the part of the plan in sight: both in px of the plan. */
  target: Rect;
  view: () => Rect;
  onClose: () => void;
  children: ReactNode;
};

const FOCUSABLE = 'input, select, textarea, button, a[href], [tabindex="0"]';

/** Comes with what stands in it, which is fetched when it is first asked for: its first field takes the focus. */
export const CreateBox = (props: Props) => (
  <Suspense>
    <Box {...props} />
  </Suspense>
);

/** Stands beside the new appointment, never over it; below 600 px it is a sheet from below (planning.css). */
function Box({ target, view, onClose, children }: Props) {
  const { t } = useLingui();
  const ref = useRef<HTMLDivElement>(null);
  const { left, top, width, height } = target;
  const place = useCallback(
    (size: { width: number; height: number }) => placeBeside({ left, top, width, height }, size, view()),
    [left, top, width, height, view],
  );
  const style = usePlaced(ref, place);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box?.contains(document.activeElement))
      box?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <div
      ref={ref}
      className="plan-create"
      role="dialog"
      aria-label={t`New appointment`}
      style={style}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}
