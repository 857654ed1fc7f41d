// biome-ignore-all lint/a11y/useSemanticElements: a rule moves nothing; this separator does
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import { drawWidth, fitted, measured, WIDTH_RANGE, WIDTH_STEP, widened } from './column-width.ts';

type ColumnEdgeProps = Readonly<{ id: string; header: string; onWidth: (width: number) => void }>;
/** The edge of a column's head: drag it, move it by the arrow keys, or double-click to fit the content. */
export function ColumnEdge({ id, header, onWidth }: ColumnEdgeProps) {
  const { t } = useLingui();
  const [now, setNow] = useState<number>(WIDTH_RANGE.min);
  const put = (width: number) => {
    setNow(width);
    onWidth(width);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -WIDTH_STEP, ArrowRight: WIDTH_STEP }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    put(step === undefined ? fitted(id) : widened(measured(id), step));
  };
  return (
    <span
      className="col-edge"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t`Width of ${header}`}
      aria-valuenow={now}
      aria-valuemin={WIDTH_RANGE.min}
      aria-valuemax={WIDTH_RANGE.max}
      onFocus={() => setNow(Math.round(measured(id)))}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => drawWidth(event, id, put)}
      onDoubleClick={() => put(fitted(id))}
    />
  );
}
