import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import { Card } from '#web/ui/card.tsx';
import { CardStates } from '#web/ui/card-states.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { type RecordField, recordQuestion } from './record-question.ts';
import { ShowLines } from './show-lines.tsx';

interface ShowsCardProps {
  readonly title: ReactNode;
  readonly field: RecordField;
  readonly id: string;
  /** All of them, as in a production; else those to come that stand. */
  readonly past?: boolean;
}
/** The shows of a record, the next first, and the way to all of them in the list. */
export function ShowsCard({ title, field, id, past = false }: ShowsCardProps) {
  const can = useCan();
  const today = localToday();
  const { data, isError } = useQuery({
    ...queryOf(showContract.routes.list, { body: recordQuestion(field, id, past ? undefined : today) }),
    enabled: can('show.read'),
  });
  if (!can('show.read')) return null;
  const all = `/show?${field}=${encodeURIComponent(JSON.stringify({ any: [id] }))}`;
  return (
    <Card
      title={title}
      count={data?.total ?? 0}
      action={
        <PageLink to={all} className="link">
          <Trans>All</Trans> <ArrowUpRight size={13} aria-hidden="true" />
        </PageLink>
      }
    >
      <CardStates
        isError={isError}
        count={data?.total}
        lines={3}
        failed={<Trans>Couldn't load the shows.</Trans>}
        empty={past ? <Trans>No shows yet.</Trans> : <Trans>No upcoming shows.</Trans>}
      />
      {data && <ShowLines rows={data.rows} />}
    </Card>
  );
}
