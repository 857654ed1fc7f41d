import { useLingui } from '@lingui/react/macro';
import { dayNumber, fromDayNumber } from '#shared/kernel/time/date.ts';
import { localToday } from '#web/platform/today.ts';
import { DatePicker } from '../controls/date-picker.tsx';
import { anyYears } from '../controls/years.ts';
import type { Range } from './search.ts';

type DaysProps = Readonly<{ value: Range | undefined; onChange: (value: Range | undefined) => void }>;
/** The first and the last day of a range. */
export function DaysEditor({ value = {}, onChange }: DaysProps) {
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
