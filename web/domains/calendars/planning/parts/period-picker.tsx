import { type LocalDate, yearOf } from '#shared/kernel/time/date.ts';
import { dateYears } from '#shared/kernel/time/date-years.ts';
import { localToday } from '#web/platform/today.ts';
import { CalendarGrid } from '#web/ui/controls/calendar-grid.tsx';
import { MonthSelector, QuarterSelector } from '#web/ui/controls/unit-selector.tsx';
import { SELECTOR_YEARS } from '#web/ui/controls/unit-window.ts';
import type { Range } from '../model/range.ts';
import { WeekSelector } from './week-selector.tsx';

type Props = Readonly<{ range: Range; date: LocalDate; onDate: (date: LocalDate) => void }>;

/** The selectors of the spec end in 2025; an agency plans on. */
const yearsFrom = (today: LocalDate) => ({ ...SELECTOR_YEARS, max: Math.max(SELECTOR_YEARS.max, yearOf(today) + 2) });

/** Seven weeks, months or quarters around the chosen one, or any day. */
export function PeriodPicker({ range, date, onDate }: Props) {
  const today = localToday();
  const { min, max } = dateYears(today);
  if (range === 'day')
    return <CalendarGrid value={date} today={today} min={`${min}-01-01`} max={`${max}-12-31`} onPick={onDate} />;
  if (range === 'week') return <WeekSelector value={date} onChange={onDate} />;
  const unit = { value: date, onChange: onDate, years: yearsFrom(today) };
  return range === 'month' ? <MonthSelector {...unit} /> : <QuarterSelector {...unit} />;
}
