import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { externalCalendarContract } from '#shared/domains/booking/external-calendar/contract.ts';
import type {
  CalendarState,
  ExternalCalendar,
  SourceState,
} from '#shared/domains/booking/external-calendar/schemas.ts';
import { externalEventContract } from '#shared/domains/booking/external-event/contract.ts';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Status } from '#web/ui/status.tsx';
import { calendarQuery } from '../queries.ts';
import { useFailureWords } from './words.ts';

const { sync } = externalCalendarContract.routes;
/** While a worker fetches. */
const ASK_EVERY_MS = 1_500;
const ASK_FOR_MS = 60_000;

function StateLine({ state }: { readonly state: SourceState | undefined }) {
  const { near } = useFormat();
  const words = useFailureWords();
  if (!state)
    return (
      <span className="meta">
        <Trans>not fetched yet</Trans>
      </span>
    );
  const [since, last] = [state.failingSince && near(state.failingSince), state.okAt && near(state.okAt)];
  return (
    <span className="meta">
      {state.failure ? words(state) : <Plural value={state.events} one="# event" other="# events" />}
      {state.failure && since && (
        <>
          {' · '}
          <Trans>failing since {since}</Trans>
        </>
      )}
      {state.failure && last && (
        <>
          {' · '}
          <Trans>last fetched {last}</Trans>
        </>
      )}
      {!state.failure && <> · {near(state.checkedAt)}</>}
    </span>
  );
}

/** Fetches now, and asks until the worker has been there. */
function useSync({ id, state }: ExternalCalendar) {
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState<{ since: string | undefined; until: number }>();
  const isWaiting = waiting !== undefined && waiting.since === state.syncedAt && Date.now() < waiting.until;
  useQuery({ ...calendarQuery(id), refetchInterval: isWaiting ? ASK_EVERY_MS : false });
  const syncing = useMutation({
    mutationFn: () => call(sync, { params: { id } }),
    onSuccess: async () => {
      setWaiting({ since: state.syncedAt, until: Date.now() + ASK_FOR_MS });
      await queries.invalidateQueries({ queryKey: [externalEventContract.routes.list.id] });
    },
  });
  return { run: () => syncing.mutate(), busy: syncing.isPending || isWaiting };
}

interface SourceLineProps {
  readonly state: CalendarState;
  readonly host: (url: string) => string;
  readonly id: string | undefined;
  readonly name: string;
  readonly url: string;
}
function SourceLine({ state, host, id, name, url }: SourceLineProps) {
  const of = state.sources.find(({ sourceId }) => sourceId === id);
  return (
    <li>
      <span className="col">
        <span className="strong cut">{name || host(url)}</span>
        <StateLine state={of} />
      </span>
      {of && (
        <Status tone={of.failure ? 'red' : 'green'}>
          {of.failure ? <Trans>Failing</Trans> : <Trans>Up to date</Trans>}
        </Status>
      )}
    </li>
  );
}

export function SourcesCard({ calendar }: { readonly calendar: ExternalCalendar }) {
  const { t } = useLingui();
  const may = useCan()('externalCalendar.update');
  const { run, busy } = useSync(calendar);
  const { sources, state, isActive } = calendar;
  const host = (url: string) => (URL.canParse(url) ? new URL(url.replace(/^webcals?:/i, 'https:')).host : url);
  return (
    <Card
      title={t`Sources`}
      count={sources.length}
      action={
        may &&
        isActive &&
        sources.length > 0 && (
          <Button size="sm" icon={<RefreshCw size={13} />} busy={busy} onClick={run}>
            {t`Sync now`}
          </Button>
        )
      }
    >
      {sources.length === 0 && <p className="card-b meta">{t`No calendar address; entries are made by hand.`}</p>}
      <ul className="xc-rows">
        {sources.map(({ id, name, url }) => {
          return <SourceLine key={id} state={state} host={host} id={id} name={name} url={url} />;
        })}
      </ul>
    </Card>
  );
}
