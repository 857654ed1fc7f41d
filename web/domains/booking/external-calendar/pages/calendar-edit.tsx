import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type * as z from 'zod';
import { externalCalendarContract } from '#shared/domains/booking/external-calendar/contract.ts';
import type { ExternalCalendar, ExternalCalendarInput } from '#shared/domains/booking/external-calendar/schemas.ts';
import { DEFAULT_HEX_COLOR } from '#shared/kernel/text/text.ts';
import type { EveryField } from '#shared/kernel/values/every-field.ts';
import { SettingsForm } from '#web/kits/settings/settings-form.tsx';
import { call } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';
import { pickValues } from '#web/ui/record/pick-values.ts';
import { useRecordForm } from '#web/ui/record/record-form.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { toast } from '#web/ui/toaster.ts';
import { CalendarFields } from '../parts/calendar-fields.tsx';
import { calendarQuery } from '../queries.ts';
import '../external-calendar.css';

const route = getRouteApi('/app/externalcalendar/$key/edit');
const { create, update } = externalCalendarContract.routes;
const BASE = '/externalcalendar';

type Values = z.input<typeof ExternalCalendarInput>;
type Saved = Omit<ExternalCalendar, 'state' | 'artists'>;

const blank = (zone = 'UTC'): EveryField<Values> => ({
  name: '',
  isActive: true,
  isOwn: false,
  color: DEFAULT_HEX_COLOR,
  artistIds: [],
  refreshMinutes: 360,
  zone,
  sources: [{ name: '', url: '' }],
});

function CalendarForm({ calendar }: { readonly calendar?: ExternalCalendar }) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const { zone } = useMe().user;
  const form = useRecordForm<Values, ExternalCalendarInput, Saved>({
    domain: 'external-calendar',
    schema: () =>
      import('#shared/domains/booking/external-calendar/schemas.ts').then(
        ({ ExternalCalendarInput: schema }) => schema,
      ),
    record: calendar,
    values: calendar ? pickValues(blank(), calendar) : blank(zone),
    valuesOf: (record) => pickValues(blank(), record),
    create: (body) => call(create, { body }),
    update: (body, id) => call(update, { body: { ...body, id } }),
    onSaved: ({ id, name }) => {
      toast(<Trans>{name} saved</Trans>);
      goTo(`${BASE}/${id}`);
    },
  });
  return (
    <SettingsForm
      form={form}
      title={calendar?.name ?? t`New external calendar`}
      base={calendar ? `${BASE}/${calendar.id}` : BASE}
      listName={calendar ? t`Overview` : t`External calendars`}
      may
    >
      <CalendarFields artists={calendar?.artists ?? []} />
    </SettingsForm>
  );
}

export const NewCalendarPage = () => <CalendarForm />;

export function EditCalendarPage() {
  const { key } = route.useParams();
  const { data } = useSuspenseQuery(calendarQuery(key));
  return <CalendarForm key={data.id} calendar={data} />;
}
