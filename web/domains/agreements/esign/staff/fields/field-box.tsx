import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Sheet } from '#web/domains/attached/file/widgets/pdf-view.tsx';
import { cx } from '#web/ui/cx.ts';
import { boxAfterKey, type FieldMark, movedBy, sizedBy } from './boxes.ts';

const TONES = ['blue', 'green', 'violet', 'amber'] as const;

interface FieldBoxProps {
  readonly mark: FieldMark;
  readonly sheet: Sheet;
  /** The kind and the person, in words. */
  readonly name: string;
  /** Tells people apart, from 0. */
  readonly color: number;
  /** A field that was just placed takes the focus, so that keys move it. */
  readonly isAdded: boolean;
  readonly onChange: (mark: FieldMark) => void;
  readonly onRemove: () => void;
}

/** Follows a pointer. The field is only kept once it is let go. */
function useDrag({ mark, sheet, onChange }: FieldBoxProps) {
  const [drawn, setDrawn] = useState<FieldMark>();
  const from = useRef({ x: 0, y: 0 });
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, y: event.clientY };
    setDrawn(mark);
  };
  const follow = (change: typeof movedBy) => (event: PointerEvent<HTMLElement>) => {
    if (!drawn) return;
    event.stopPropagation();
    const [dx, dy] = [event.clientX - from.current.x, event.clientY - from.current.y];
    setDrawn(change(mark, dx / sheet.scale, dy / sheet.scale, sheet));
  };
  const end = () => {
    if (drawn && drawn !== mark) onChange(drawn);
    setDrawn(undefined);
  };
  const by = (change: typeof movedBy) => ({
    onPointerDown: begin,
    onPointerMove: follow(change),
    onPointerUp: end,
    onPointerCancel: () => setDrawn(undefined),
  });
  return { shown: drawn ?? mark, moving: by(movedBy), sizing: by(sizedBy) };
}

/** A field on its page: moved and sized by the pointer or by keys. */
export function FieldBox(props: FieldBoxProps) {
  const { mark, sheet, name, color, isAdded, onChange, onRemove } = props;
  const { t } = useLingui();
  const { shown, moving, sizing } = useDrag(props);
  const box = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAdded) box.current?.focus({ preventScroll: true });
  }, [isAdded]);
  const press = (event: KeyboardEvent) => {
    const next = boxAfterKey(mark, event, sheet);
    if (!next && event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    event.stopPropagation();
    if (next) onChange(next);
    else onRemove();
  };
  const px = (points: number) => `${points * sheet.scale}px`;
  return (
    <button
      type="button"
      ref={box}
      className={cx('es-field', TONES[color % TONES.length])}
      style={{ left: px(shown.x), top: px(shown.y), width: px(shown.width), height: px(shown.height) }}
      aria-label={t`${name}, page ${mark.page}`}
      aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight Delete"
      onKeyDown={press}
      onClick={(event) => event.stopPropagation()}
      {...moving}
    >
      <span className="cut">{name}</span>
      <i aria-hidden="true" {...sizing} />
    </button>
  );
}
