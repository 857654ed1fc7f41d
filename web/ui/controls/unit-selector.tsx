import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { type LocalDate, yearOf } from '#shared/kernel/time/date.ts';
import { dateText } from '#web/platform/format.ts';
import { IconButton } from '../button.tsx';
import { cx } from '../cx.ts';
import { Select } from '../input.tsx';
import { useQuarterName } from './quarter-name.ts';
import {
  isSameUnit,
  SELECTOR_ENTRIES,
  type SelectorUnit,
  stepUnit,
  unitWindow,
  type Years,
  yearsWith,
} from './unit-window.ts';
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

/** The middle of the entries before or after these, or as many as the years still hold. */
function turned(entries: readonly LocalDate[], unit: SelectorUnit, by: 1 | -1, years: Years): LocalDate | undefined {
  const edge = entries.at(by > 0 ? -1 : 0);
  if (!edge) return undefined;
  return stepUnit(edge, unit, by * Math.ceil(SELECTOR_ENTRIES / 2), years) ?? stepUnit(edge, unit, by, years);
}

/** Arrows and the year turn to other entries; only an entry is a choice. */
function UnitSelector({ unit, label, nameOf, value, onChange, years: given }: UnitSelectorProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(value);
  const years = yearsWith(shown, given);
  const entries = unitWindow(shown, unit, years);
  const [before, after] = [turned(entries, unit, -1, years), turned(entries, unit, 1, years)];
  const options = Array.from({ length: years.max - years.min + 1 }, (_, i) => String(years.min + i));
  return (
    <fieldset className="row ctl-units" aria-label={label}>
      <Select
        aria-label={t`Year`}
        className="ctl-year"
        value={String(yearOf(shown))}
        options={options.map((year) => ({ value: year, label: year }))}
        onChange={(event) => setShown(sameInYear(shown, Number(event.target.value)))}
      />
      <IconButton label={t`Previous`} disabled={!before} onClick={() => before && setShown(before)}>
        <ChevronLeft size={15} />
      </IconButton>
      {entries.map((first) => (
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
      <IconButton label={t`Next`} disabled={!after} onClick={() => after && setShown(after)}>
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
