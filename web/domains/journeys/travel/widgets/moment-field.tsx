import { useLingui } from '@lingui/react/macro';
import { at, dateOf, type LocalDateTime, timeOf } from '#shared/kernel/time/date.ts';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { TimePicker } from '#web/ui/controls/time-picker.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';

interface MomentFieldProps {
  readonly name: string;
  readonly label: string;
  /** For what goes along with it. */
  readonly onMoved?: (to: LocalDateTime, from: LocalDateTime) => void;
}
/** A day and a time of day, as one wall clock of its form. */
export function MomentField({ onMoved, ...field }: MomentFieldProps) {
  const { t } = useLingui();
  return (
    <ControlField<LocalDateTime> key={field.name} {...field} must group>
      {({ value, onChange, invalid }) => {
        const put = (next: LocalDateTime) => {
          onChange(next);
          onMoved?.(next, value);
        };
        return (
          <div className="row">
            <DatePicker
              label={t`Date`}
              value={dateOf(value)}
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
