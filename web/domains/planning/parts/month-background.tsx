import { memo } from 'react';
import { DAY_MINUTES, weekdayOf } from '../model/clock.ts';
import { NAME } from '../model/geometry.ts';

type Props = { first: number; days: number; dayWidth: number /** Minutes, as in model/clock.ts. */; now: number };

const FRIDAY = 4;

/** Weekends, Mondays and the present hour once for the whole plan, not once per row. */
export const MonthBackground = memo(function MonthBackground({ first, days, dayWidth, now }: Props) {
  const width = days * dayWidth;
  const sinceFirst = now / DAY_MINUTES - first;
  const weekends = [];
  for (let day = FRIDAY + 1 - weekdayOf(first); day < days; day += 7) {
    const from = Math.max(0, day);
    if (day + 2 > 0)
      weekends.push({ left: from * dayWidth, width: Math.min(days, day + 2) * dayWidth - from * dayWidth });
  }
  return (
    <div className="plan-back" aria-hidden="true" style={{ left: NAME, width, backgroundSize: `${dayWidth}px 100%` }}>
      {weekends.map((style) => (
        <i key={style.left} style={style} />
      ))}
      {sinceFirst >= 0 && sinceFirst < days && <span className="plan-now" style={{ left: sinceFirst * dayWidth }} />}
    </div>
  );
});
