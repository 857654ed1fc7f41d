import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Feed } from '#shared/domains/calendars/icalendar-feed/schemas.ts';
import { useFormat } from '#web/platform/format.ts';
import { Card } from '#web/ui/card.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/status.tsx';
import { comingQuery } from '../queries.ts';

/** The next appointments as calendars show them. */
export function ComingCard({ feed }: { readonly feed: Feed }) {
  const { t } = useLingui();
  const { day } = useFormat();
  const { data } = useQuery(comingQuery(feed.id));
  return (
    <Card title={t`Coming up in this calendar`} count={data?.total}>
      {!data && <SkeletonLines lines={4} />}
      {data?.rows.length === 0 && <p className="card-b meta">{t`No upcoming appointments match.`}</p>}
      <ul>
        {data?.rows.map((event) => (
          <li key={event.uid} className="if-row">
            <span className="meta num if-day">{day({ date: event.start.slice(0, 10) })}</span>
            <span className="meta num if-time">{event.isAllDay ? '' : event.start.slice(11, 16)}</span>
            <span className="grow cut">{event.summary}</span>
            {event.status === 'TENTATIVE' && <Tag>{t`Option`}</Tag>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
