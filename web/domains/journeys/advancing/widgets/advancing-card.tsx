import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ClipboardList, Send } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import type { RequestRow } from '#shared/domains/journeys/advancing/schemas.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CardStates } from '#web/ui/card-states.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ofShowQuery } from '../queries.ts';
import '../advancing.css';
import { askedNames, requestPath } from './asked-names.ts';
import { ProgressText, RequestMarks, StateMark } from './state-words.tsx';

const SendDialog = dialogPart(async () => (await import('../parts/send-dialog.tsx')).SendDialog);

function Line({ request }: { readonly request: RequestRow }) {
  return (
    <li>
      <PageLink to={requestPath(request.id)} className="col grow">
        <span className="row wrap">
          <span className="strong cut">{request.name}</span>
          <StateMark state={request.state} />
        </span>
        <span className="meta cut">{askedNames(request)}</span>
        <span className="meta">
          <ProgressText request={request} />
        </span>
      </PageLink>
      <RequestMarks request={request} />
    </li>
  );
}

/** The people of answers who are contacts now, with their roles on the show. */
function Contacts({ rows }: { readonly rows: readonly RequestRow[] }) {
  const people = rows.filter(({ state }) => state !== 'withdrawn').flatMap(({ contacts = [] }) => contacts);
  if (people.length === 0) return null;
  return (
    <ul className="lines sd-rows adv-card">
      {people.map(({ key, index, contactId, name, role }) => (
        <li key={`${contactId}-${key}-${index}`}>
          <PageLink to={`/contact/${contactId}`} className="col grow">
            <span className="strong cut">{name}</span>
            <span className="meta cut">{role}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function SendButton({ show }: { readonly show: Show }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<Send size={13} />} onClick={() => setOpen(true)}>
        <Trans>Send advancing request</Trans>
      </Button>
      <Suspense>{isOpen && <SendDialog show={show} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** The requests of a show: how far each is, and what waits for a decision. */
export function AdvancingCard({ show }: { readonly show: Show }) {
  const { t } = useLingui();
  const can = useCan();
  const enabled = can('advancing.read');
  const { data, isError } = useQuery({ ...ofShowQuery(show.id), enabled });
  const rows = data?.rows ?? [];
  const maySend = can('advancing.create') && show.phase === 'confirmed';
  if (!enabled || (data && rows.length === 0 && !maySend)) return null;
  return (
    <Card
      title={t`Advancing`}
      icon={<ClipboardList size={15} aria-hidden="true" />}
      count={data?.total ?? 0}
      action={maySend && <SendButton show={show} />}
    >
      <CardStates
        isError={isError}
        count={data?.total}
        lines={2}
        failed={t`Couldn't load the advancing requests.`}
        empty={t`Nothing has been asked yet.`}
      />
      <ul className="lines sd-rows adv-card">
        {rows.map((request) => (
          <Line key={request.id} request={request} />
        ))}
      </ul>
      <Contacts rows={rows} />
    </Card>
  );
}
