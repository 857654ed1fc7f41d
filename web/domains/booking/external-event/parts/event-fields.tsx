import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import type { ExternalEvent, ExternalEventFields } from '#shared/domains/booking/external-event/schemas.ts';
import type { Appointment } from '#shared/kernel/record/appointment.ts';
import { CalendarField } from '#web/domains/booking/external-calendar/widgets/calendar-field.tsx';
import { ArtistsField } from '#web/domains/identity/roster/widgets/artists-field.tsx';
import { wordsHook } from '#web/platform/words-hook.ts';
import { DateTimeControl } from '#web/ui/controls/date-time-control.tsx';
import { SelectField, TextareaField, TextField } from '#web/ui/form/fields.tsx';
import { useFieldId, useFieldLabel } from '#web/ui/form/form.tsx';

export type EventValues = z.input<typeof ExternalEventFields>;

const MAX_ARTISTS = 10;
const TIMES = ['start', 'end', 'isAllDay', 'isNight'] as const;

export const useStatusWords = wordsHook<'confirmed' | 'tentative' | 'free'>({
  confirmed: msg`shows as busy`,
  tentative: msg`tentative`,
  free: msg`shows as free`,
});

export function TimeFields() {
  const { t } = useLingui();
  const { setValue, formState } = useFormContext<EventValues>();
  const [start, end, isAllDay = false, isNight = false] = useWatch<EventValues, typeof TIMES>({ name: TIMES });
  const idOf = useFieldId();
  useFieldLabel('start', t`Start`);
  useFieldLabel('end', t`End`);
  const value: Appointment = { start, end, isAllDay, isNight, timeOfPerformance: '' };
  const put = (next: Appointment) => {
    for (const name of TIMES) {
      if (next[name] !== value[name]) setValue(name, next[name], { shouldDirty: true, shouldValidate: name === 'end' });
    }
  };
  const errors = { start: formState.errors.start?.message, end: formState.errors.end?.message };
  return (
    <div id={idOf('start')}>
      <div id={idOf('end')}>
        <DateTimeControl value={value} onChange={put} errors={errors} />
      </div>
    </div>
  );
}

export function WhatFields({ artists }: { readonly artists: ExternalEvent['artists'] }) {
  const { t } = useLingui();
  return (
    <div className="rec-fields">
      <TextField name="title" label={t`Title`} must maxLength={200} className="rec-wide" />
      <ArtistsField artists={artists} must max={MAX_ARTISTS} className="rec-wide" />
      <CalendarField name="calendarId" />
      <SelectField name="status" label={t`The artist`} options={useStatusWords()} />
    </div>
  );
}

export function MoreFields() {
  const { t } = useLingui();
  return (
    <div className="rec-fields">
      <TextField name="location" label={t`Place`} maxLength={200} className="rec-wide" />
      <TextareaField name="notes" label={t`Notes`} maxLength={2500} className="rec-wide" />
    </div>
  );
}
