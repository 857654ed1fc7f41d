// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be placed by px, windowed and overlaid; ARIA's grid roles say the same.
// biome-ignore-all lint/a11y/useFocusableInteractive: one roving tab stop for the whole grid, see use-grid-cursor.ts.
import { memo } from 'react';
import { cx } from '#web/ui/cx.ts';
import { dateOf, isWeekend, weekdayOf, weekNumber } from '../model/clock.ts';
import { NAME } from '../model/geometry.ts';
import { HeadName } from './head-name.tsx';
import { useDates } from './use-dates.ts';

type Props = { first: number; left: number; right: number; dayWidth: number; today: number; artists: number };

/** Days by letter and number, the first of a month by its name; a Monday also shows the number of its week. */
export const MonthHead = memo(function MonthHead({ first, left, right, dayWidth, today, artists }: Props) {
  const dates = useDates();
  return (
    <div className="plan-head" role="row" aria-rowindex={1}>
      <HeadName artists={artists} />
      {Array.from({ length: right - left }, (_, i) => {
        const column = left + i;
        const day = first + column;
        const isFirst = dateOf(day).endsWith('-01');
        return (
          <div
            key={day}
            role="columnheader"
            aria-colindex={column + 2}
            aria-label={dates.long(day)}
            aria-current={day === today ? 'date' : undefined}
            data-week={weekdayOf(day) === 0 ? weekNumber(day) : undefined}
            className={cx('plan-day', isWeekend(day) && 'we')}
            style={{ left: NAME + column * dayWidth, width: dayWidth }}
          >
            {isFirst ? <b className="plan-month">{dates.shortMonth(day)}</b> : dates.letter(day)}
            <b className="num">{dates.number(day)}</b>
          </div>
        );
      })}
    </div>
  );
});
