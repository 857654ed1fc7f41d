import { useLingui } from '@lingui/react/macro';
import { at, dateOf, type LocalDateTime, timeOf } from '#shared/kernel/time/date.ts';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { TimePicker } from '#web/ui/controls/time-picker.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';

interface VenueTimeFieldProps {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  /** The day of the show, to which a time alone belongs. */
  readonly day: string;
  /** The time of a date alone. */
  readonly usual: string;
}
/** A moment on the clock of the venue, which may be left open. */
export function VenueTimeField({ name, label, help, day, usual }: VenueTimeFieldProps) {
  const { t } = useLingui();
  return (
    <ControlField<LocalDateTime | undefined> name={name} label={label} help={help} group className="rec-wide">
      {({ value, onChange, invalid }) => (
        <div className="row">
          <DatePicker
            label={t`Date`}
            value={value ? dateOf(value) : ''}
            invalid={invalid}
            onChange={(date) => onChange(date ? at(date, value ? timeOf(value) : usual) : undefined)}
          />
          <TimePicker
            label={t`Time`}
            value={value ? timeOf(value) : ''}
            invalid={invalid}
            onChange={(time) => onChange(time ? at(value ? dateOf(value) : day, time) : undefined)}
          />
        </div>
      )}
    </ControlField>
  );
}
