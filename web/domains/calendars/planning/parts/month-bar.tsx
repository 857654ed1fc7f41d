// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be placed by px, windowed and overlaid; ARIA's grid roles say the same.
// biome-ignore-all lint/a11y/useFocusableInteractive: one roving tab stop for the whole grid, see use-grid-cursor.ts.
import { type CSSProperties, memo } from 'react';
import { cx } from '#web/ui/cx.ts';
import { edgeOf, lookOf } from '../model/appointment.ts';
import { MIN_DAY, NAME } from '../model/geometry.ts';
import { labelOf } from '../model/label.ts';
import type { Bar } from '../model/layout.ts';
import { useDescribe } from './use-describe.ts';

/** Bars keep 1 px of air on each side; a stroke of the year stays visible. */
const placeOf = (from: number, to: number, dayWidth: number) => {
  const [left, width] = [NAME + from * dayWidth, (to - from + 1) * dayWidth];
  return dayWidth < MIN_DAY ? { left, width: Math.max(MIN_STROKE, width) } : { left: left + 1, width: width - 2 };
};
const MIN_STROKE = 4;

type Props = { bar: Bar; artist: string; dayWidth: number; here: boolean; flash: boolean };

/** One element per bar: rank, moon, mark of a conflict and the spilled name are drawn by CSS, for hundreds of bars scroll at once. */
export const MonthBar = memo(function MonthBar({ bar, artist, dayWidth, here, flash }: Props) {
  const { item, from, to, lane, night, conflict } = bar;
  const describe = useDescribe();
  const look = lookOf(item);
  const { text, spill } = labelOf(bar, dayWidth);
  const style = {
    ...placeOf(from, to, dayWidth),
    '--edge': edgeOf(item),
  } as CSSProperties;
  const marks = cx(
    night && look !== 'off' && 'night',
    conflict && 'clash',
    bar.cutStart && 'cut-start',
    bar.cutEnd && 'cut-end',
    flash && 'flash',
  );
  return (
    <div
      className={cx('plan-bar', `look-${look}`, look === 'off' ? 'grey' : item.status.tone, `l${lane}`, marks)}
      role="gridcell"
      tabIndex={here ? 0 : undefined}
      aria-colindex={from + 2}
      aria-colspan={to > from ? to - from + 1 : undefined}
      aria-label={describe(item, artist, bar)}
      data-id={item.id}
      data-rank={look === 'option' ? item.rank : undefined}
      data-spill={spill || undefined}
      style={style}
    >
      {text}
    </div>
  );
});
