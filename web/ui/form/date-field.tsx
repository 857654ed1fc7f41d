import { DatePicker } from '../controls/date-picker.tsx';
import { ControlField } from './fields.tsx';

interface DateFieldProps {
  readonly name: string;
  readonly label: string;
  readonly must?: boolean;
  readonly className?: string;
}
/** A day; empty where none is needed. */
export const DateField = (field: DateFieldProps) => (
  <ControlField<string> {...field}>
    {({ value, onChange, invalid }) => <DatePicker value={value} onChange={onChange} invalid={invalid} />}
  </ControlField>
);
