import { useLingui } from '@lingui/react/macro';
import { at, dateOf, type LocalDateTime, timeOf } from '#shared/kernel/time/date.ts';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { TimePicker } from '#web/ui/controls/time-picker.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';

/** When doors usually want the list. */
const USUAL = '16:00';

/** Until when requests come in, on the clock of the venue; a time alone is on the day of the show. */
export function CutoffField({ day }: { readonly day: string }) {
  const { t } = useLingui();
  return (
    <ControlField<LocalDateTime | undefined>
      name="cutoff"
      label={t`Cutoff`}
      help={t`Venue time; you can still add guests after it`}
      group
      className="rec-wide"
    >
      {({ value, onChange, invalid }) => (
        <div className="row">
          <DatePicker
            label={t`Date`}
            value={value ? dateOf(value) : ''}
            invalid={invalid}
            onChange={(date) => onChange(date ? at(date, value ? timeOf(value) : USUAL) : undefined)}
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
