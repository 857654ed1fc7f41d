// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be placed by px, windowed and overlaid; ARIA's grid roles say the same.
// biome-ignore-all lint/a11y/useFocusableInteractive: one roving tab stop for the whole grid, see use-grid-cursor.ts.
import { memo } from 'react';
import { NAME } from '../model/geometry.ts';
import { monthsOf } from '../model/range.ts';
import { HeadName } from './head-name.tsx';
import { useDates } from './use-dates.ts';

type Props = { first: number; days: number; dayWidth: number; artists: number };

/** The months of a whole year. */
export const YearHead = memo(function YearHead({ first, days, dayWidth, artists }: Props) {
  const dates = useDates();
  return (
    <div className="plan-head" role="row" aria-rowindex={1}>
      <HeadName artists={artists} />
      {monthsOf(first, days).map(({ from, length }) => (
        <div
          key={from}
          role="columnheader"
          aria-colindex={from + 2}
          aria-colspan={length}
          className="plan-day"
          style={{ left: NAME + from * dayWidth, width: length * dayWidth }}
        >
          <b>{dates.shortMonth(first + from)}</b>
        </div>
      ))}
    </div>
  );
});
