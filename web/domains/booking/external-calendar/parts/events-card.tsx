import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ExternalCalendar } from '#shared/domains/booking/external-calendar/schemas.ts';
import type { EventRow } from '#shared/domains/booking/external-event/schemas.ts';
import { addDays, addMonths, type LocalDate, startOfMonth } from '#shared/kernel/time/date.ts';
import { formatMonth, useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import { buttonClass, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Status } from '#web/ui/status.tsx';
import { eventsQuery } from '../queries.ts';

function Row({ event }: { readonly event: EventRow }) {
  const { t } = useLingui();
  const { day } = useFormat();
  const { id, title, start, end, isAllDay, status, isSynced, shows } = event;
  const [first, last] = [day({ date: start }), day({ date: end })];
  const times = isAllDay ? t`all day` : `${start.slice(11)} – ${end.slice(11)}`;
  return (
    <li>
      <span className="xc-day num">{first === last ? first : `${first} – ${last}`}</span>
      <span className="col">
        <PageLink to={`/externalevent/${id}`} className="strong cut">
          {title}
        </PageLink>
        <span className="meta num">
          {[times, status === 'free' && t`free`, status === 'tentative' && t`tentative`, !isSynced && t`by hand`]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {shows.map((show) => (
        <PageLink key={show.id} to={`/show/${show.id}`}>
          <Status tone="amber">
            <Trans>On {show.title}</Trans>
          </Status>
        </PageLink>
      ))}
    </li>
  );
}

function Months({ month, onChange }: { readonly month: LocalDate; readonly onChange: (month: LocalDate) => void }) {
  const { t } = useLingui();
  return (
    <>
      <IconButton label={t`Previous month`} onClick={() => onChange(addMonths(month, -1))}>
        <ChevronLeft size={15} />
      </IconButton>
      <span className="meta num" aria-live="polite">
        {formatMonth(month)}
      </span>
      <IconButton label={t`Next month`} onClick={() => onChange(addMonths(month, 1))}>
        <ChevronRight size={15} />
      </IconButton>
    </>
  );
}

/** A month of the calendar; what falls on a confirmed show names it. */
export function EventsCard({ calendar: { id, state } }: { readonly calendar: ExternalCalendar }) {
  const may = useCan()('externalCalendar.create');
  const [month, setMonth] = useState(startOfMonth(localToday()));
  const last = addDays(addMonths(month, 1), -1);
  const { data } = useQuery({
    ...eventsQuery(id, month, last),
    queryKey: [...eventsQuery(id, month, last).queryKey, state.syncedAt],
    placeholderData: keepPreviousData,
  });
  return (
    <Card title={<Trans>Events</Trans>} count={state.events} action={<Months month={month} onChange={setMonth} />}>
      {!data && <SkeletonLines lines={4} />}
      {data?.rows.length === 0 && (
        <p className="card-b meta">
          <Trans>No events this month.</Trans>
        </p>
      )}
      <ul className="xc-rows">
        {data?.rows.map((event) => (
          <Row key={event.id} event={event} />
        ))}
      </ul>
      {may && (
        <p className="card-b">
          <PageLink to={`/externalevent/new?calendarId=${id}`} className={buttonClass({ size: 'sm' })}>
            <Plus size={13} aria-hidden="true" />
            <Trans>Add an entry</Trans>
          </PageLink>
        </p>
      )}
    </Card>
  );
}
