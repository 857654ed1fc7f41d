import { useLingui } from '@lingui/react/macro';
import { TypeFilter } from '#web/ui/controls/choice-filter.tsx';
import { EVERY_DAY } from '../search.ts';
import { useWeekdays } from './use-weekdays.ts';

type Props = Readonly<{ value: readonly number[]; onChange: (days: number[] | undefined) => void }>;

/** Fridays and Saturdays, or any other days of the week. */
export function WeekdayFilter({ value, onChange }: Props) {
  const { t } = useLingui();
  const weekdays = useWeekdays();
  const options = EVERY_DAY.map((day) => ({ value: String(day), label: weekdays.long(day) }));
  const change = (days: string[]) => onChange(days.length === EVERY_DAY.length ? undefined : days.map(Number));
  return <TypeFilter label={t`Weekdays`} options={options} value={value.map(String)} onChange={change} />;
}
