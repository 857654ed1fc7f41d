import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type LocalDate, yearOf } from '#shared/kernel/date.ts';
import { CalendarGrid } from '#web/ui/controls/calendar-grid.tsx';
import { datePickerYears } from '#web/ui/controls/date-picker.tsx';
import { localToday } from '#web/ui/controls/today.ts';
import { MonthSelector, QuarterSelector } from '#web/ui/controls/unit-selector.tsx';
import { SELECTOR_YEARS } from '#web/ui/controls/unit-window.ts';
import { Popover } from '#web/ui/popover.tsx';
import type { Range } from '../model/range.ts';
import { WeekSelector } from './week-selector.tsx';

interface Props {
  readonly title: string;
  readonly range: Range;
  readonly date: LocalDate;
  readonly onDate: (date: LocalDate) => void;
}

/** The heading opens the picker of its range: seven weeks, months or quarters around it, or any day. */
export function PeriodTitle({ title, onDate, ...props }: Props) {
  const { t } = useLingui();
  return (
    <h1>
      <Popover
        label={t`Choose a period`}
        width={props.range === 'day' ? 260 : 640}
        trigger={
          <button type="button" className="plan-title">
            {title}
            <ChevronDown size={14} aria-hidden="true" />
          </button>
        }
      >
        {(close) => (
          <PeriodPicker
            {...props}
            onDate={(date) => {
              onDate(date);
              close();
            }}
          />
        )}
      </Popover>
    </h1>
  );
}

/** The selectors of the spec end in 2025; an agency plans on. */
const yearsFrom = (today: LocalDate) => ({ ...SELECTOR_YEARS, max: Math.max(SELECTOR_YEARS.max, yearOf(today) + 2) });

function PeriodPicker({ range, date, onDate }: Omit<Props, 'title'>) {
  const today = localToday();
  const { min, max } = datePickerYears(today);
  if (range === 'day')
    return <CalendarGrid value={date} today={today} min={`${min}-01-01`} max={`${max}-12-31`} onPick={onDate} />;
  if (range === 'week') return <WeekSelector value={date} onChange={onDate} />;
  const unit = { value: date, onChange: onDate, years: yearsFrom(today) };
  return range === 'month' ? <MonthSelector {...unit} /> : <QuarterSelector {...unit} />;
}
