import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { addDays, at, dateOf, type LocalDate, type LocalTime, timeOf } from '#shared/kernel/time/date.ts';
import { instantAt } from '#shared/kernel/time/instant-at.ts';
import { toLocal } from '#shared/kernel/time/zone.ts';
import { useMe } from '#web/platform/me.ts';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { TimePicker } from '#web/ui/controls/time-picker.tsx';
import { type Control, ControlField } from '#web/ui/form/fields.tsx';

const MIDNIGHT = '00:00';

/** The day belongs to the user to its end, unless a time is said. */
function AccessUntil({ value, onChange, invalid }: Control<string | undefined>) {
  const { t } = useLingui();
  const { zone } = useMe().user;
  const local = value && toLocal(value, zone);
  const wholeDay = !local || timeOf(local) === MIDNIGHT;
  const [day, setDay] = useState<LocalDate | ''>(local ? addDays(dateOf(local), wholeDay ? -1 : 0) : '');
  const [time, setTime] = useState<LocalTime | ''>(local && !wholeDay ? timeOf(local) : '');
  const put = (nextDay: LocalDate | '', nextTime: LocalTime | '') => {
    setDay(nextDay);
    setTime(nextTime);
    if (!nextDay) return onChange(undefined);
    onChange(instantAt(nextTime ? at(nextDay, nextTime) : at(addDays(nextDay, 1), MIDNIGHT), zone));
  };
  return (
    <div className="row">
      <DatePicker label={t`Access until (date)`} value={day} invalid={invalid} onChange={(next) => put(next, time)} />
      <TimePicker label={t`Access until (time)`} value={time} invalid={invalid} onChange={(next) => put(day, next)} />
    </div>
  );
}

/** Temporary access: without a day it lasts until somebody ends it. */
export function AccessUntilField() {
  const { t } = useLingui();
  return (
    <ControlField<string | undefined>
      name="accessUntil"
      label={t`Temporary access until`}
      help={t`Leave empty for permanent access. Without a time, access lasts until the end of the day.`}
      group
    >
      {(control) => <AccessUntil {...control} />}
    </ControlField>
  );
}
