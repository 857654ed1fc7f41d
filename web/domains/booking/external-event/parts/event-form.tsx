import { Trans, useLingui } from '@lingui/react/macro';
import { externalEventContract } from '#shared/domains/booking/external-event/contract.ts';
import type { ExternalEvent, ExternalEventFields } from '#shared/domains/booking/external-event/schemas.ts';
import type { EveryField } from '#shared/kernel/values/every-field.ts';
import { call } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { FormPage, type FormSection } from '#web/ui/form/form-page.tsx';
import { useRecordForm } from '#web/ui/record/record-form.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { useRemoval } from '#web/ui/record/use-removal.tsx';
import { toast } from '#web/ui/toaster.ts';
import { type EventValues, MoreFields, TimeFields, WhatFields } from './event-fields.tsx';

const { create, update, remove, restore } = externalEventContract.routes;

const valuesOf = (event: ExternalEvent): EveryField<EventValues> => {
  const { calendarId, artistIds, title, start, end, isAllDay, isNight, status, location, notes } = event;
  return { calendarId, artistIds, title, start, end, isAllDay, isNight, status, location, notes };
};

function useSections(artists: ExternalEvent['artists']): readonly FormSection[] {
  const { t } = useLingui();
  return [
    {
      id: 'what',
      title: t`Entry`,
      fields: ['title', 'artistIds', 'calendarId', 'status'],
      content: <WhatFields artists={artists} />,
    },
    { id: 'when', title: t`When`, fields: ['start', 'end'], content: <TimeFields /> },
    { id: 'more', title: t`Place and notes`, fields: ['location', 'notes'], content: <MoreFields /> },
  ];
}

function DeleteEntry({ event: { id, title }, back }: { readonly event: ExternalEvent; readonly back: string }) {
  const drop = useRemoval();
  const onDelete = () =>
    drop({
      base: back,
      name: title,
      remove: () => call(remove, { params: { id } }),
      restore: () => call(restore, { params: { id } }),
    });
  return (
    <Button kind="danger" onClick={() => void onDelete()}>
      <Trans>Delete</Trans>
    </Button>
  );
}

interface EventFormProps {
  readonly event?: ExternalEvent;
  readonly values?: EventValues;
  readonly artists: ExternalEvent['artists'];
  /** The address of the page that opened the form, and to which it returns. */
  readonly back: string;
}

/** An entry by hand, new or changed. */
export function EventForm({ event, values, artists, back }: EventFormProps) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const may = useCan()('externalCalendar.delete');
  const form = useRecordForm<EventValues, ExternalEventFields, ExternalEvent>({
    domain: 'external-event',
    alsoTouched: ['external-calendar', 'planning'],
    schema: () =>
      import('#shared/domains/booking/external-event/schemas.ts').then((schemas) =>
        schemas.timed(schemas.ExternalEventFields),
      ),
    record: event,
    values: event ? valuesOf(event) : (values as EventValues),
    valuesOf,
    create: (body) => call(create, { body }),
    update: (body, id) => call(update, { params: { id }, body }),
    onSaved: ({ title }) => {
      toast(<Trans>{title} saved</Trans>);
      goTo(back);
    },
  });
  return (
    <FormPage
      form={form}
      crumbs={[{ label: t`External calendars`, to: '/externalcalendar' }, { label: event?.title ?? t`New entry` }]}
      title={event?.title ?? t`New external calendar entry`}
      action={event ? t`Save entry` : t`Create entry`}
      secondary={event && may && <DeleteEntry event={event} back={back} />}
      sections={useSections(artists)}
      onCancel={() => goTo(back)}
    />
  );
}
