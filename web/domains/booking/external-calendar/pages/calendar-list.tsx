import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarSync, Plus } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { ExternalCalendar } from '#shared/domains/booking/external-calendar/schemas.ts';
import { joinNames } from '#shared/kernel/text/text.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { CalendarMarks } from '../parts/calendar-marks.tsx';
import { calendarsQuery } from '../queries.ts';
import '../external-calendar.css';

const NAMES_SHOWN = 3;

const NewCalendar = () => (
  <PageLink to="/externalcalendar/new" className={buttonClass({ kind: 'primary' })}>
    <Plus size={14} aria-hidden="true" />
    <Trans>New external calendar</Trans>
  </PageLink>
);

function Row({ calendar }: { readonly calendar: ExternalCalendar }) {
  const { near } = useFormat();
  const { id, name, color, artists, state } = calendar;
  const names = artists.map((artist) => artist.name);
  return (
    <li>
      <span className="xc-dot" style={{ '--xc-color': color } as CSSProperties} aria-hidden="true" />
      <span className="col">
        <PageLink to={`/externalcalendar/${id}`} className="strong cut">
          {name}
        </PageLink>
        <span className="meta cut">
          {joinNames(names, NAMES_SHOWN)} · <Plural value={state.events} one="# event" other="# events" />
          {state.syncedAt && (
            <>
              {' · '}
              <time dateTime={state.syncedAt}>{near(state.syncedAt)}</time>
            </>
          )}
        </span>
      </span>
      <CalendarMarks calendar={calendar} />
    </li>
  );
}

/** Calendars of others that the agency follows, with what needs an eye. */
export function CalendarListPage() {
  const may = useCan()('externalCalendar.create');
  const { data, error, isPending } = useQuery(calendarsQuery);
  const isBare = data?.total === 0;
  return (
    <SettingsFrame
      title={<Trans>External calendars</Trans>}
      text={<Trans>Artists' and managements' calendars, shown in planning next to your shows.</Trans>}
      actions={may && !isBare && <NewCalendar />}
    >
      {error && <Notice tone="red">{error.message}</Notice>}
      {isPending && <SkeletonLines lines={5} />}
      {isBare && (
        <EmptyState
          icon={CalendarSync}
          title={<Trans>No external calendars yet</Trans>}
          text={
            <Trans>
              Subscribe to a Google, Apple or Outlook calendar by its iCal address. It updates automatically.
            </Trans>
          }
          actions={may && <NewCalendar />}
        />
      )}
      {data && data.rows.length > 0 && (
        <ul className="xc-rows card">
          {data.rows.map((calendar) => (
            <Row key={calendar.id} calendar={calendar} />
          ))}
        </ul>
      )}
    </SettingsFrame>
  );
}
