import { memo } from 'react';
import { DAY_MINUTES, weekdayOf } from '../model/clock.ts';
import { NAME } from '../model/geometry.ts';
import { monthsOf } from '../model/range.ts';

type Props = {
  first: number;
  days: number;
  dayWidth: number;
  /** Minutes, as in model/clock.ts. */
  now: number;
  /** Months are told apart instead of days. */
  isWhole: boolean;
};

const FRIDAY = 4;

function weekendsOf(first: number, days: number): { from: number; length: number }[] {
  const weekends = [];
  for (let day = FRIDAY + 1 - weekdayOf(first); day < days; day += 7) {
    const from = Math.max(0, day);
    if (day + 2 > 0) weekends.push({ from, length: Math.min(days, day + 2) - from });
  }
  return weekends;
}
const everyOtherMonth = (first: number, days: number) => monthsOf(first, days).filter((_, i) => i % 2 === 1);

/** Days and weekends, or every other month of a year, and the present hour: once for the plan, not once per row. */
export const MonthBackground = memo(function MonthBackground({ first, days, dayWidth, now, isWhole }: Props) {
  const width = days * dayWidth;
  const sinceFirst = now / DAY_MINUTES - first;
  const shades = isWhole ? everyOtherMonth(first, days) : weekendsOf(first, days);
  return (
    <div
      className="plan-back"
      aria-hidden="true"
      style={{
        left: NAME,
        width,
        ...(isWhole ? { backgroundImage: 'none' } : { backgroundSize: `${dayWidth}px 100%` }),
      }}
    >
      {shades.map(({ from, length }) => (
        <i key={from} style={{ left: from * dayWidth, width: length * dayWidth }} />
      ))}
      {sinceFirst >= 0 && sinceFirst < days && <span className="plan-now" style={{ left: sinceFirst * dayWidth }} />}
    </div>
  );
});
