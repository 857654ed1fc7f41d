import { useLingui } from '@lingui/react/macro';
import { at, dateOf, type LocalDateTime, timeOf } from '#shared/kernel/time/date.ts';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { TimePicker } from '#web/ui/controls/time-picker.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';

/** Offices open, ticket shops too. */
const USUAL_TIME = '10:00';

/** A day and a time on the clock of the place, or neither. */
export function MomentField({ name, label }: { readonly name: string; readonly label: string }) {
  const { t } = useLingui();
  return (
    <ControlField<LocalDateTime | undefined> name={name} label={label} group>
      {({ value, onChange, invalid }) => {
        const time = value ? timeOf(value) : USUAL_TIME;
        return (
          <div className="row">
            <DatePicker
              label={t`Day`}
              value={value ? dateOf(value) : ''}
              invalid={invalid}
              onChange={(date) => onChange(date ? at(date, time) : undefined)}
            />
            {value && (
              <TimePicker label={t`Time`} value={time} onChange={(next) => next && onChange(at(dateOf(value), next))} />
            )}
          </div>
        );
      }}
    </ControlField>
  );
}
