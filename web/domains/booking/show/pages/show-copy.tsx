import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { showDay } from '#shared/domains/booking/show/rules.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { addDays, isLocalTime, timeOf } from '#shared/kernel/time/date.ts';
import { call } from '#web/platform/api.ts';
import { formatMoney } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { TimePicker } from '#web/ui/controls/time-picker.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';
import { FormPage } from '#web/ui/form/form-page.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { toast } from '#web/ui/toaster.ts';
import type { CopyInput } from '../model/copy-input.ts';
import { fetchShowMessages } from '../model/messages.ts';
import { artistNames } from '../model/names.ts';
import { copyQuestion } from '../model/questions.ts';
import { CopyMonth } from '../parts/copy-month.tsx';
import { DatesField } from '../parts/dates-field.tsx';
import { ConflictNotice } from '../widgets/conflict-notice.tsx';
import { showQuery } from '../widgets/show-queries.ts';
import { showWritten } from '../widgets/show-writes.ts';
import { useUncreate } from '../widgets/use-uncreate.ts';

const route = getRouteApi('/app/show/$key/copy');

const WEEK = 7;

/** Conflicts are named for this many of the days. */
const MAX_ASKED = 10;

function TimeFields({ show }: { readonly show: Show }) {
  const { t } = useLingui();
  const { control } = useFormContext<CopyInput>();
  const [dates, time] = useWatch({ control, name: ['dates', 'time'] });
  return (
    <div className="sh-times">
      <DatesField name="dates" label={t`New dates`} />
      {!show.isAllDay && (
        <ControlField<string> name="time" label={t`Start`} must>
          {({ value, onChange, invalid }) => <TimePicker value={value} onChange={onChange} invalid={invalid} />}
        </ControlField>
      )}
      <div>
        {isLocalTime(time) &&
          dates
            .slice(0, MAX_ASKED)
            .map((date) => <ConflictNotice key={date} question={copyQuestion(show, date, time)} />)}
      </div>
    </div>
  );
}

/** Lists the values that the copy takes over, so that the user need not look back. */
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

function useCopyForm() {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const undoOf = useUncreate();
  const { key } = route.useParams();
  const { data: show } = useSuspenseQuery(showQuery(key));
  const [artist] = show.artists;
  const form = useZodForm({
    schema: () => import('../model/copy-input.ts').then(({ CopyInput }) => CopyInput),
    messages: fetchShowMessages,
    defaultValues: { dates: [addDays(showDay(show), WEEK)], time: timeOf(show.start) },
    onSubmit: async (body) => {
      const { shows } = await call(showContract.routes.copyDates, { params: { id: show.id }, body });
      showWritten(client, shows);
      const [first] = shows;
      if (!first) return;
      const words = shows.length > 1 ? t`${shows.length} shows created` : t`Show ${first.number} created`;
      toast(words, { undo: undoOf(shows.map(({ id }) => id)) });
      await navigate({ to: '/show/$key', params: { key: first.id } });
    },
  });
  return { key, show, artist, form };
}

export function ShowCopyPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { key, show, artist, form } = useCopyForm();
  const toGrid = () => {
    const values = form.form.getValues();
    // The dates are passed on, so the page need not ask about unsaved changes.
    flushSync(() => form.form.reset(values));
    void navigate({ to: '/show/tour', search: { showId: show.id, dates: values.dates.join(',') } });
  };
  return (
    <FormPage
      form={form}
      title={<Trans>Duplicate {artistNames(show)}</Trans>}
      crumbs={[
        { label: t`Shows`, to: '/show' },
        { label: show.number, to: `/show/${show.id}` },
        { label: t`Duplicate` },
      ]}
      sections={[
        { id: 'time', title: t`Date and time`, fields: ['dates', 'time'], content: <TimeFields show={show} /> },
        { id: 'taken', title: t`Copied as is`, fields: [], content: <Taken show={show} /> },
      ]}
      action={t`Create shows`}
      secondary={
        <Button data-tip={t`For dates with other venues, promoters or fees`} onClick={toGrid}>
          {t`Tour grid`}
        </Button>
      }
      aside={artist && <CopyMonth artist={artist} from={showDay(show)} />}
      onCancel={() => void navigate({ to: '/show/$key', params: { key } })}
    />
  );
}
