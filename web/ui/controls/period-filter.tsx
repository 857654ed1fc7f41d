import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays, addMonths, type LocalDate, yearOf } from '#shared/kernel/time/date.ts';
import {
  isCurrent,
  PERIOD_TYPES,
  PERIOD_YEARS,
  type Period,
  type PeriodFilterResult,
  periodAt,
  periodYears,
  resolvePeriod,
  stepPeriod,
  toFilterResult,
  unitOf,
} from '#shared/kernel/time/period.ts';
import { localToday } from '#web/platform/today.ts';
import { IconButton } from '../button.tsx';
import { Select } from '../input.tsx';
import { DatePicker } from './date-picker.tsx';
import { usePeriodWords } from './period-words.ts';
import './controls.css';

interface PeriodFilterProps {
  readonly value: Period;
  /** The period and, for saved filters and exports, the result fields of the spec. */
  readonly onChange: (value: Period, result: PeriodFilterResult) => void;
  /** Key of the filter, such as `date`. */
  readonly name: string;
  readonly title: string;
  readonly today?: LocalDate | undefined;
}
type PartProps = Readonly<{ value: Period; today: LocalDate; set: (value: Period) => void }>;

/** Earlier, what is chosen, later; the year is a jump. */
function UnitPart({ value, set }: PartProps) {
  const { t } = useLingui();
  const { text } = usePeriodWords();
  const [before, after] = [stepPeriod(value, -1), stepPeriod(value, 1)];
  const jump = (year: number) => set(periodAt(value.period, addMonths(value.start, (year - yearOf(value.start)) * 12)));
  return (
    <div className="row">
      <IconButton label={t`Previous`} look="box" disabled={!before} onClick={() => before && set(before)}>
        <ChevronLeft size={15} />
      </IconButton>
      <b className="ctl-period" aria-live="polite">
        {text(value)}
      </b>
      <IconButton label={t`Next`} look="box" disabled={!after} onClick={() => after && set(after)}>
        <ChevronRight size={15} />
      </IconButton>
      <Select
        aria-label={t`Year`}
        className="ctl-year"
        value={String(yearOf(value.start))}
        options={periodYears().map((year) => ({ value: String(year), label: String(year) }))}
        onChange={(event) => jump(Number(event.target.value))}
      />
    </div>
  );
}

function DaysPart({ value, today, set }: PartProps) {
  const { t } = useLingui();
  const { period, start, end } = value;
  const picker = { years: PERIOD_YEARS, today };
  return (
    <div className="row">
      {period !== 'untilAndIncluding' && (
        <DatePicker
          {...picker}
          label={t`From`}
          value={start}
          onChange={(date) => date && set(periodAt(period, date, end))}
        />
      )}
      {period !== 'from' && (
        <DatePicker
          {...picker}
          label={t`To`}
          value={end}
          onChange={(date) =>
            date && set(period === 'untilAndIncluding' ? periodAt(period, date) : periodAt(period, start, date))
          }
        />
      )}
    </div>
  );
}

/** The period filter of the spec: a type, then its year, quarter, month, week or days. */
export function PeriodFilter({ value, onChange, name, title, today = localToday() }: PeriodFilterProps) {
  const { names, text } = usePeriodWords();
  const shown = resolvePeriod(value, today);
  const set = (next: Period) =>
    onChange(next, toFilterResult(next, { filterName: name, filterTitle: title, filterDisplayText: text(next) }));
  const choose = (type: string) => {
    const period = PERIOD_TYPES.find((one) => one === type);
    // A unit ends before its end; by days the last one counts.
    const last = unitOf(shown.period) ? addDays(shown.end, -1) : shown.end;
    if (period) set(periodAt(period, isCurrent(period) ? today : shown.start, last));
  };
  const part = { value: shown, today, set };
  return (
    <fieldset className="ctl-periods" aria-label={title}>
      <Select
        aria-label={title}
        value={value.period}
        options={PERIOD_TYPES.map((type) => ({ value: type, label: names[type] }))}
        onChange={(event) => choose(event.target.value)}
      />
      {isCurrent(value.period) && <p className="meta">{text(shown)}</p>}
      {!isCurrent(value.period) && (unitOf(value.period) ? <UnitPart {...part} /> : <DaysPart {...part} />)}
    </fieldset>
  );
}
