import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useFormContext, useWatch } from 'react-hook-form';
import { showContract } from '#shared/domains/show/contract.ts';
import { showMessages } from '#shared/domains/show/messages.ts';
import { lengthMinutes } from '#shared/domains/show/rules.ts';
import type { Show } from '#shared/domains/show/schemas.ts';
import { addDays, addMinutes, at, dateOf, isLocalDate, isLocalTime, timeOf } from '#shared/kernel/date.ts';
import { call } from '#web/platform/api.ts';
import { formatMoney } from '#web/platform/format.ts';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { TimePicker } from '#web/ui/controls/time-picker.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';
import { FormPage } from '#web/ui/form/form-page.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { toast } from '#web/ui/toaster.ts';
import type { CopyInput } from '../model/copy-input.ts';
import { artistNames } from '../parts/columns.tsx';
import { showQuery } from '../queries.ts';
import { ConflictNotice } from '../widgets/conflict-notice.tsx';
import { showWritten } from '../widgets/show-writes.ts';

const route = getRouteApi('/app/show/$key/copy');

const WEEK = 7;

function TimeFields({ show }: { readonly show: Show }) {
  const { t } = useLingui();
  const { control } = useFormContext<CopyInput>();
  const [date, time] = useWatch({ control, name: ['date', 'time'] });
  const start = at(date, time);
  const { isAllDay, isNight } = show;
  const times = { start, end: addMinutes(start, lengthMinutes(show)), isAllDay, isNight };
  return (
    <div className="sh-times">
      <div className="cols2">
        <ControlField<string> name="date" label={t`New date`} must>
          {({ value, onChange, invalid }) => <DatePicker value={value} onChange={onChange} invalid={invalid} />}
        </ControlField>
        {!isAllDay && (
          <ControlField<string> name="time" label={t`Start`} must>
            {({ value, onChange, invalid }) => <TimePicker value={value} onChange={onChange} invalid={invalid} />}
          </ControlField>
        )}
      </div>
      {isLocalDate(date) && isLocalTime(time) && (
        <ConflictNotice question={{ ...times, artistIds: show.artists.map(({ artistId }) => artistId) }} />
      )}
    </div>
  );
}

/** What the copy takes over, so that nobody has to look back. */
function Taken({ show }: { readonly show: Show }) {
  const { t } = useLingui();
  const facts: (readonly [string, string | undefined])[] = [
    [t`Artist`, artistNames(show)],
    [t`Venue`, show.venue && `${show.venue.name}, ${show.venue.city}`],
    [t`Promoter`, show.promoter?.name],
    [t`Contact`, show.contact?.fullName],
    [t`Fee`, show.fee && formatMoney(show.fee.minor, show.fee.currency)],
    [t`Owner`, show.owner.name],
  ];
  return (
    <dl className="props">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="row sh-fact">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export function ShowCopyPage() {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { key } = route.useParams();
  const { data: show } = useSuspenseQuery(showQuery(key));
  const form = useZodForm({
    schema: () => import('../model/copy-input.ts').then(({ CopyInput }) => CopyInput),
    messages: showMessages,
    defaultValues: { date: addDays(dateOf(show.start), WEEK), time: timeOf(show.start) },
    onSubmit: async ({ date, time }) => {
      const made = await call(showContract.routes.copy, { body: { showId: show.id, start: at(date, time) } });
      showWritten(client, [made]);
      toast(t`Show ${made.number} created`);
      await navigate({ to: '/show/$key', params: { key: made.id } });
    },
  });
  return (
    <FormPage
      form={form}
      title={<Trans>Copy {artistNames(show)}</Trans>}
      crumbs={[
        { label: <Trans>Shows</Trans>, to: '/show' },
        { label: show.number, to: `/show/${show.id}` },
        { label: <Trans>Copy</Trans> },
      ]}
      sections={[
        { id: 'time', title: t`Date and time`, fields: ['date', 'time'], content: <TimeFields show={show} /> },
        { id: 'taken', title: t`Taken over`, fields: [], content: <Taken show={show} /> },
      ]}
      action={<Trans>Create copy</Trans>}
      onCancel={() => void navigate({ to: '/show/$key', params: { key } })}
    />
  );
}
