import { useLingui } from '@lingui/react/macro';
import { Moon } from 'lucide-react';
import {
  type Appointment,
  agendaDays,
  changeEnd,
  changeStart,
  isEndBeforeBegin,
  isNightAvailable,
  repairedEnd,
  setAllDay,
  setNight,
} from '#shared/kernel/record/appointment.ts';
import { at, dateOf, type LocalDate, type LocalDateTime, timeOf } from '#shared/kernel/time/date.ts';
import { formatDay } from '#web/platform/format.ts';
import { Button } from '../button.tsx';
import { Switch } from '../choice.tsx';
import { Field } from '../field.tsx';
import { DatePicker } from './date-picker.tsx';
import { useSays } from './says.ts';
import { TimePicker } from './time-picker.tsx';
import { useClockNote } from './use-clock-note.ts';
import './controls.css';

interface DateTimeControlProps {
  readonly value: Appointment;
  readonly onChange: (value: Appointment) => void;
  readonly disabled?: boolean | undefined;
  readonly today?: LocalDate | undefined;
  /** Of the place, as far as it is known: some times do not exist there, or come twice. */
  readonly zone?: string | undefined;
  readonly errors?: { readonly start?: string | undefined; readonly end?: string | undefined } | undefined;
}

interface MomentProps extends Omit<DateTimeControlProps, 'value' | 'onChange' | 'errors'> {
  readonly label: string;
  readonly names: readonly [date: string, time: string];
  readonly value: LocalDateTime;
  readonly allDay: boolean;
  readonly error: string | undefined;
  readonly onChange: (value: LocalDateTime) => void;
}
function Moment({ label, names, value, allDay, error, onChange, disabled, today, zone }: MomentProps) {
  const note = useClockNote();
  const shared = { disabled, invalid: error !== undefined };
  return (
    <Field label={label} must group error={error} help={allDay ? undefined : note(value, zone)}>
      <div className="row">
        <DatePicker
          {...shared}
          label={names[0]}
          value={dateOf(value)}
          today={today}
          onChange={(date) => date && onChange(at(date, timeOf(value)))}
        />
        {!allDay && (
          <TimePicker
            {...shared}
            label={names[1]}
            value={timeOf(value)}
            onChange={(time) => time && onChange(at(dateOf(value), time))}
          />
        )}
      </div>
    </Field>
  );
}

function Options({ value, onChange, disabled }: Pick<DateTimeControlProps, 'value' | 'onChange' | 'disabled'>) {
  const { t } = useLingui();
  const evening = formatDay({ date: agendaDays({ ...value, isNight: true }).first });
  return (
    <div className="row ctl-options">
      <Switch
        checked={value.isAllDay}
        disabled={disabled}
        onChange={(event) => onChange(setAllDay(value, event.target.checked))}
      >
        {t`All day`}
      </Switch>
      {isNightAvailable(value) && (
        <Switch
          checked={value.isNight}
          disabled={disabled}
          onChange={(event) => onChange(setNight(value, event.target.checked))}
        >
          <Moon size={14} className="ctl-moon" aria-hidden="true" />
          {t`Night of ${evening}`}
        </Switch>
      )}
    </div>
  );
}

/** Start and end of an appointment by the rules of shared/kernel/record/appointment.ts; an end before the start can be repaired. */
export function DateTimeControl({ value, onChange, errors, ...rest }: DateTimeControlProps) {
  const { t } = useLingui();
  const says = useSays();
  const wrong = isEndBeforeBegin(value);
  const repaired = repairedEnd(value);
  const repairText = `${formatDay({ date: dateOf(repaired) })} ${value.isAllDay ? '' : timeOf(repaired)}`.trim();
  const allDay = value.isAllDay;
  return (
    <div className="ctl-dates">
      <Moment
        {...rest}
        label={t`Start`}
        names={[t`Start date`, t`Start time`]}
        value={value.start}
        allDay={allDay}
        error={errors?.start}
        onChange={(start) => onChange(changeStart(value, start))}
      />
      <Moment
        {...rest}
        label={t`End`}
        names={[t`End date`, t`End time`]}
        value={value.end}
        allDay={allDay}
        error={wrong ? says('endBeforeBegin') : errors?.end}
        onChange={(end) => onChange(changeEnd(value, end))}
      />
      <Options value={value} onChange={onChange} disabled={rest.disabled} />
      {wrong && (
        <Button size="sm" className="ctl-repair" onClick={() => onChange({ ...value, end: repaired })}>
          {t`Set the end to ${repairText}`}
        </Button>
      )}
    </div>
  );
}
