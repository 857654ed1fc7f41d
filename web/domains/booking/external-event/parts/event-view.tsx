import { useLingui } from '@lingui/react/macro';
import type { ExternalEvent } from '#shared/domains/booking/external-event/schemas.ts';
import { useFormat } from '#web/platform/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { useStatusWords } from './event-fields.tsx';
import './event-view.css';

function useWhen(): (event: ExternalEvent) => string {
  const { t } = useLingui();
  const { day } = useFormat();
  return ({ start, end, isAllDay }) => {
    const [first, last] = [day({ date: start }, { year: true }), day({ date: end }, { year: true })];
    if (isAllDay) return first === last ? `${first}, ${t`all day`}` : `${first} – ${last}`;
    const [from, to] = [start.slice(11), end.slice(11)];
    return first === last ? `${first}, ${from} – ${to}` : `${first} ${from} – ${last} ${to}`;
  };
}

interface EntryFactsProps {
  readonly event: ExternalEvent;
  readonly when: (event: ExternalEvent) => string;
  readonly status: string;
  readonly calendar: { id: string; name: string; color: string } | undefined;
  readonly artists: { id: string; name: string }[];
  readonly location: string;
  readonly zone: string;
  readonly notes: string;
}
function EntryFacts({ event, when, status, calendar, artists, location, zone, notes }: EntryFactsProps) {
  const { t } = useLingui();
  const name = calendar && <PageLink to={`/externalcalendar/${calendar.id}`}>{calendar.name}</PageLink>;
  return (
    <Card title={t`Entry`}>
      <div className="card-b">
        <Facts
          items={[
            { id: 'when', label: t`When`, value: when(event) },
            { id: 'zone', label: t`Time zone`, value: zone.replaceAll('_', ' ') },
            { id: 'artists', label: t`Artists`, value: artists.map((artist) => artist.name).join(', ') },
            { id: 'status', label: t`The artist`, value: status },
            { id: 'calendar', label: t`Calendar`, value: name },
            { id: 'place', label: t`Place`, value: location },
            { id: 'notes', label: t`Notes`, value: notes && <span className="xe-notes">{notes}</span> },
          ]}
        />
      </div>
    </Card>
  );
}

/** An event as its calendar has it. */
export function EventView({ event }: { readonly event: ExternalEvent }) {
  const { t } = useLingui();
  const when = useWhen();
  const status = useStatusWords()[event.status];
  const { calendar, title, isSynced, artists, location, zone, notes } = event;

  return (
    <>
      <Crumbs
        items={[
          { label: t`External calendars`, to: '/externalcalendar' },
          ...(calendar ? [{ label: calendar.name, to: `/externalcalendar/${calendar.id}` }] : []),
          { label: title },
        ]}
      />
      <div className="scroll xe">
        <h1>{title}</h1>
        {isSynced && <Notice tone="blue">{t`This event comes from a subscribed calendar. Change it there.`}</Notice>}
        <EntryFacts
          event={event}
          when={when}
          status={status}
          calendar={calendar}
          artists={artists}
          location={location}
          zone={zone}
          notes={notes}
        />
      </div>
    </>
  );
}
