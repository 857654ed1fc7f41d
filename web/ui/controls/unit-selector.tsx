import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type LocalDate, yearOf } from '#shared/kernel/date.ts';
import { dateText } from '#web/platform/format.ts';
import { IconButton } from '../button.tsx';
import { cx } from '../cx.ts';
import { Select } from '../input.tsx';
import { useQuarterName } from './quarter-name.ts';
import { isSameUnit, type SelectorUnit, stepUnit, unitWindow, type Years, yearsWith } from './unit-window.ts';
import './controls.css';

interface SelectorProps {
  /** Any day in the chosen month or quarter. */
  readonly value: LocalDate;
  /** Gets the first day. */
  readonly onChange: (first: LocalDate) => void;
  readonly years?: Years | undefined;
}
interface UnitSelectorProps extends SelectorProps {
  readonly unit: SelectorUnit;
  readonly label: string;
  readonly nameOf: (first: LocalDate) => string;
}

const sameInYear = (value: LocalDate, year: number): LocalDate => `${year}${value.slice(4, 7)}-01`;

function UnitSelector({ unit, label, nameOf, value, onChange, years: given }: UnitSelectorProps) {
  const { t } = useLingui();
  const years = yearsWith(value, given);
  const [before, after] = [stepUnit(value, unit, -1, years), stepUnit(value, unit, 1, years)];
  const options = Array.from({ length: years.max - years.min + 1 }, (_, i) => String(years.min + i));
  return (
    <fieldset className="row ctl-units" aria-label={label}>
      <Select
        aria-label={t`Year`}
        className="ctl-year"
        value={String(yearOf(value))}
        options={options.map((year) => ({ value: year, label: year }))}
        onChange={(event) => onChange(sameInYear(value, Number(event.target.value)))}
      />
      <IconButton label={t`Earlier`} disabled={!before} onClick={() => before && onChange(before)}>
        <ChevronLeft size={15} />
      </IconButton>
      {unitWindow(value, unit, years).map((first) => (
        <button
          key={first}
          type="button"
          className={cx('ctl-page', isSameUnit(first, value, unit) && 'on')}
          aria-pressed={isSameUnit(first, value, unit)}
          onClick={() => onChange(first)}
        >
          {nameOf(first)}
        </button>
      ))}
      <IconButton label={t`Later`} disabled={!after} onClick={() => after && onChange(after)}>
        <ChevronRight size={15} />
      </IconButton>
    </fieldset>
  );
}

/** Seven months around the chosen one. @public */
export function MonthSelector(props: SelectorProps) {
  const { t } = useLingui();
  const nameOf = (first: LocalDate) => dateText(first, { month: 'short', year: '2-digit' });
  return <UnitSelector {...props} unit="month" label={t`Month`} nameOf={nameOf} />;
}

/** Seven quarters around the chosen one. */
export function QuarterSelector(props: SelectorProps) {
  const { t } = useLingui();
  const nameOf = useQuarterName();
  return <UnitSelector {...props} unit="quarter" label={t`Quarter`} nameOf={nameOf} />;
}
