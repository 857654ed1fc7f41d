import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Moon } from 'lucide-react';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { timeOf } from '#shared/kernel/time/date.ts';
import { StatusMark } from '#web/domains/reference/status/widgets/status-mark.tsx';
import { queryOf } from '#web/platform/api.ts';
import { localToday } from '#web/platform/today.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { todayQuestion } from './questions.ts';

function Hours({ show }: { readonly show: ShowRow }) {
  return (
    <span className="da-h num">
      {show.isAllDay ? (
        <b>
          <Trans>all day</Trans>
        </b>
      ) : (
        <>
          <b>{timeOf(show.start)}</b>
          <span>{timeOf(show.end)}</span>
        </>
      )}
      {show.isNight && (
        <span className="da-night">
          <Moon size={11} aria-hidden="true" />
          <Trans>night</Trans>
        </span>
      )}
    </span>
  );
}

function TodayLine({ show }: { readonly show: ShowRow }) {
  return (
    <li>
      <Hours show={show} />
      <Avatar name={show.artists[0]?.name ?? ''} size={32} />
      <span className="col grow">
        <PageLink to={`/show/${show.id}`} className="strong cut">
          {show.artists.map(({ name }) => name).join(', ')}
        </PageLink>
        <span className="meta cut">{show.venue ? `${show.venue.name}, ${show.venue.city}` : show.description}</span>
      </span>
      <span className="row da-st">
        <StatusMark area="show" statusId={show.statusId} phase={show.phase} rank={show.rank} />
      </span>
    </li>
  );
}

export function TodayCard() {
  const { t } = useLingui();
  const today = localToday();
  const { data } = useQuery(queryOf(showContract.routes.list, { body: todayQuestion(today) }));
  return (
    <Card
      className="da-a"
      title={t`Shows today`}
      count={data?.total ?? 0}
      action={
        <PageLink to={`/schedule/day?date=${today}`} className="link">
          {t`Day planning`}
        </PageLink>
      }
    >
      {!data && <SkeletonLines lines={3} />}
      {data?.total === 0 && <p className="card-b meta">{t`No shows today.`}</p>}
      <ul className="da-today">
        {data?.rows.map((show) => (
          <TodayLine key={show.id} show={show} />
        ))}
      </ul>
    </Card>
  );
}
