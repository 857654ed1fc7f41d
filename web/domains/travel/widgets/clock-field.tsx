import { useLingui } from '@lingui/react/macro';
import { DATE_YEARS } from '#shared/kernel/appointment.ts';
import { at, dateOf, type LocalDateTime, timeOf } from '#shared/kernel/date.ts';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { TimePicker } from '#web/ui/controls/time-picker.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';

interface ClockFieldProps {
  readonly name: string;
  readonly label: string;
  /** Told before the form has it. */
  readonly onMoved?: (from: LocalDateTime, to: LocalDateTime) => void;
}
/** A day and a time by the clock of a place, as one value of a form. */
export function ClockField({ name, label, onMoved }: ClockFieldProps) {
  const { t } = useLingui();
  return (
    <ControlField<LocalDateTime> name={name} label={label} must group>
      {({ value, onChange, invalid }) => {
        const put = (next: LocalDateTime) => {
          onMoved?.(value, next);
          onChange(next);
        };
        return (
          <div className="row">
            <DatePicker
              label={t`Date`}
              value={dateOf(value)}
              years={DATE_YEARS}
              invalid={invalid}
              onChange={(date) => date && put(at(date, timeOf(value)))}
            />
            <TimePicker
              label={t`Time`}
              value={timeOf(value)}
              invalid={invalid}
              onChange={(time) => time && put(at(dateOf(value), time))}
            />
          </div>
        );
      }}
    </ControlField>
  );
}
