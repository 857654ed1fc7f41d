import { useLingui } from '@lingui/react/macro';
import { dayNumber, fromDayNumber } from '#shared/kernel/date.ts';
import { localToday } from '#web/platform/today.ts';
import { DatePicker } from '../controls/date-picker.tsx';
import { anyYears } from '../controls/years.ts';
import { Input } from '../input.tsx';
import { filterOf, type ListFilter, type RangeFilterDef, rangeWords } from './filters.tsx';
import type { Range } from './search.ts';

interface DaysProps {
  readonly value: Range | undefined;
  readonly onChange: (value: Range | undefined) => void;
}
function DaysEditor({ value = {}, onChange }: DaysProps) {
  const { t } = useLingui();
  const put = (end: keyof Range, day: string) => {
    const { [end]: _, ...other } = value;
    const next = day ? { ...other, [end]: dayNumber(day) } : other;
    onChange(Object.keys(next).length > 0 ? next : undefined);
  };
  const years = anyYears(localToday());
  const dayOf = (day: number | undefined) => (day === undefined ? '' : fromDayNumber(day));
  return (
    <div className="f-edit">
      <DatePicker label={t`From`} value={dayOf(value.min)} onChange={(day) => put('min', day)} years={years} />
      <DatePicker label={t`To`} value={dayOf(value.max)} onChange={(day) => put('max', day)} years={years} />
    </div>
  );
}

/** Days from one to another, in the address by their numbers. */
export const daysFilter = ({ id, label, relation, format }: RangeFilterDef): ListFilter =>
  filterOf<Range>({
    id,
    label,
    words: rangeWords(relation, format),
    editor: (value, onChange) => <DaysEditor value={value} onChange={onChange} />,
  });

interface WordsFilterDef {
  readonly id: string;
  readonly label: string;
  readonly relation: string;
}
export const wordsFilter = ({ id, label, relation }: WordsFilterDef): ListFilter =>
  filterOf<string>({
    id,
    label,
    words: (value) => ({ relation, value }),
    editor: (value, onChange) => (
      <Input
        aria-label={label}
        defaultValue={value ?? ''}
        maxLength={50}
        onChange={(event) => onChange(event.target.value.trim() || undefined)}
      />
    ),
  });
