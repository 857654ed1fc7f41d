import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { externalCalendarContract } from '#shared/domains/booking/external-calendar/contract.ts';
import type { ExternalCalendar } from '#shared/domains/booking/external-calendar/schemas.ts';
import { RecordActivity } from '#web/kits/record/record-activity.tsx';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { call } from '#web/platform/api.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { useCan } from '#web/platform/me.ts';
import { buttonClass, IconButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useRemoval } from '#web/ui/record/use-removal.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { CalendarMarks } from '../parts/calendar-marks.tsx';
import { EventsCard } from '../parts/events-card.tsx';
import { SourcesCard } from '../parts/sources-card.tsx';
import { activityQuery, calendarQuery } from '../queries.ts';
import '../external-calendar.css';

const route = getRouteApi('/app/externalcalendar/$key');
const { remove, restore } = externalCalendarContract.routes;

function Actions({ calendar: { id, name } }: { readonly calendar: ExternalCalendar }) {
  const { t } = useLingui();
  const can = useCan();
  const drop = useRemoval();
  const onDelete = () =>
    drop({
      base: '/externalcalendar',
      name,
      text: t`Its events disappear from planning; entries made by hand stay.`,
      remove: () => call(remove, { body: { id } }),
      restore: () => call(restore, { body: { id } }),
    });
  return (
    <>
      <PageLink to="/externalcalendar" className="link">
        {t`All external calendars`}
      </PageLink>
      {can('externalCalendar.delete') && (
        <IconButton label={t`Delete ${name}`} onClick={() => void onDelete()}>
          <Trash2 size={15} />
        </IconButton>
      )}
      {can('externalCalendar.update') && (
        <PageLink to={`/externalcalendar/${id}/edit`} className={buttonClass()}>
          <Pencil size={14} aria-hidden="true" />
          {t`Edit`}
        </PageLink>
      )}
    </>
  );
}

/** One calendar: how fetching goes, what it holds and what it stands in the way of. */
export function CalendarDetailPage() {
  const { key } = route.useParams();
  const { data: calendar, error } = useQuery(calendarQuery(key));
  if (error)
    return (
      <EmptyState icon={null} title={isExpected(error) ? error.message : <Trans>Couldn't load the calendar</Trans>} />
    );
  if (!calendar) return <SkeletonLines lines={10} />;
  return (
    <SettingsFrame
      title={calendar.name}
      text={calendar.artists.map(({ name }) => name).join(', ')}
      actions={<Actions calendar={calendar} />}
    >
      <span className="row wrap">
        <CalendarMarks calendar={calendar} />
      </span>
      <SourcesCard calendar={calendar} />
      <EventsCard calendar={calendar} />
      <RecordActivity entity="external-calendar" query={activityQuery(key)} />
    </SettingsFrame>
  );
}
