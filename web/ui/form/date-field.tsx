import type { LocalDate } from '#shared/kernel/time/date.ts';
import type { YearRange } from '#shared/kernel/time/date-years.ts';
import { localToday } from '#web/platform/today.ts';
import { DatePicker } from '../controls/date-picker.tsx';
import { ControlField } from './fields.tsx';

interface DateFieldProps {
  readonly name: string;
  readonly label: string;
  readonly must?: boolean;
  readonly help?: string;
  readonly className?: string;
  /** The years on offer, when they are not those of planning: a birthday's, for example. */
  readonly years?: (today: LocalDate) => YearRange;
}
/** A field for a day; an optional one may be empty. */
export const DateField = ({ years, ...field }: DateFieldProps) => (
  <ControlField<string | null | undefined> {...field}>
    {({ value, onChange, invalid }) => (
      <DatePicker value={value ?? ''} onChange={onChange} invalid={invalid} years={years?.(localToday())} />
    )}
  </ControlField>
);
