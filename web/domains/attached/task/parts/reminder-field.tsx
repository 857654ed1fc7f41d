import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Reminder, Task } from '#shared/domains/attached/task/schemas.ts';
import { at, dateOf, type LocalDate, type LocalTime, timeOf } from '#shared/kernel/time/date.ts';
import { toLocal } from '#shared/kernel/time/zone.ts';
import { useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { TimePicker } from '#web/ui/controls/time-picker.tsx';
import { Field } from '#web/ui/field.tsx';
import { useStep } from '#web/ui/use-submit.ts';

const MORNING = '09:00';

interface ReminderFieldProps {
  readonly label: string;
  readonly names: readonly [day: string, time: string];
  readonly reminder: Reminder | undefined;
  readonly onSet: (at: string | undefined) => Promise<Task>;
}
/** One reminder of a task, set at once: a day, a time by the reader's clock, or none. */
export function ReminderField({ label, names, reminder, onSet }: ReminderFieldProps) {
  const { zone } = useMe().user;
  const shown = reminder && toLocal(reminder.at, zone);
  const [day, setDay] = useState<LocalDate | ''>(shown ? dateOf(shown) : '');
  const [time, setTime] = useState<LocalTime | ''>(shown ? timeOf(shown) : MORNING);
  const { problem, run } = useStep();
  const set = (moment: string | undefined) =>
    run(async () => {
      await onSet(moment);
      if (!moment) setDay('');
    });
  const put = (nextDay: LocalDate | '', nextTime: LocalTime | '') => {
    setDay(nextDay);
    setTime(nextTime);
    if (nextDay && nextTime) void set(at(nextDay, nextTime));
  };
  return (
    <Field label={label} group error={problem} help={reminder?.sentAt && <Trans>Reminder sent.</Trans>}>
      <div className="row">
        <DatePicker label={names[0]} value={day} onChange={(next) => put(next, time)} />
        <TimePicker label={names[1]} value={time} onChange={(next) => put(day, next)} />
        {reminder && (
          <Button size="sm" onClick={() => void set(undefined)}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
    </Field>
  );
}
