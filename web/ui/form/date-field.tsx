import type { LocalDate } from '#shared/kernel/date.ts';
import { localToday } from '#web/platform/today.ts';
import { DatePicker } from '../controls/date-picker.tsx';
import type { YearRange } from '../controls/years.ts';
import { ControlField } from './fields.tsx';

interface DateFieldProps {
  readonly name: string;
  readonly label: string;
  readonly must?: boolean;
  readonly help?: string;
  readonly className?: string;
  /** Where the years of planning are not those meant: a birthday's, say. */
  readonly years?: (today: LocalDate) => YearRange;
}
/** A day; empty where none is needed. */
export const DateField = ({ years, ...field }: DateFieldProps) => (
  <ControlField<string | null | undefined> {...field}>
    {({ value, onChange, invalid }) => (
      <DatePicker value={value ?? ''} onChange={onChange} invalid={invalid} years={years?.(localToday())} />
    )}
  </ControlField>
);
