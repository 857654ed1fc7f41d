import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { agendaDays } from '#shared/kernel/record/appointment.ts';
import { pathOfKind } from '#shared/kernel/record/subject.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { kindsWith } from '#shared/records.ts';
import { ShowLines } from '#web/domains/relations/show-summary/widgets/show-lines.tsx';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useKindWords } from '#web/ui/record/kinds.ts';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { nextQuestion, requestsQuestion } from './questions.ts';
import { UnseenCard } from './unseen-card.tsx';
import '#web/ui/item-rows.css';

type Question = ReturnType<typeof nextQuestion>;
const useShows = (body: Question) => useQuery(queryOf(showContract.routes.list, { body })).data;

function ShowsCard({ title, question, empty }: Readonly<{ title: ReactNode; question: Question; empty: ReactNode }>) {
  const data = useShows(question);
  const all = (
    <PageLink to="/show" className="link">
      <Trans>All shows</Trans>
    </PageLink>
  );
  return (
    <Card className="da-e" title={title} count={data?.total ?? 0} action={all}>
      {!data && <SkeletonLines lines={4} />}
      {data?.total === 0 && <p className="card-b meta">{empty}</p>}
      {data && <ShowLines rows={data.rows} />}
    </Card>
  );
}

interface Way {
  readonly to: string;
  readonly name: string;
  readonly also?: string;
}
const LinkCard = ({ title, links }: { readonly title: string; readonly links: readonly Way[] }) => (
  <Card title={title}>
    <ul className="item-rows da-ways">
      {links.map(({ to, name, also }) => (
        <li key={to}>
          <PageLink to={to}>
            {name}
            {also && <span className="cut">{also}</span>}
          </PageLink>
        </li>
      ))}
    </ul>
  </Card>
);

/** A day sheet for each of the next shows: the itinerary of its artist on its days. */
function DaySheets({ today }: { readonly today: LocalDate }) {
  const { t } = useLingui();
  const { day } = useFormat();
  const rows = useShows(nextQuestion(today))?.rows ?? [];
  if (rows.length === 0) return null;
  const links = rows.map((show) => {
    const { first, last } = agendaDays(show);
    const artistId = show.artists[0]?.artistId ?? '';
    return {
      to: `/planning/itinerary?artistId=${artistId}&from=${first}&to=${last}`,
      name: day({ date: first }),
      also: show.venue?.city || show.venue?.name || show.description,
    };
  });
  return <LinkCard title={t`Day sheets`} links={links} />;
}

/** Ways to the pages that a user outside may open. */
function Ways() {
  const { t } = useLingui();
  const can = useCan();
  const words = useKindWords('many');
  const kinds = [...kindsWith('agreement'), ...kindsWith('travel')].filter((kind) => can(`${kind}.read`));
  const links = [
    ...kinds.map((kind) => ({ to: pathOfKind(kind), name: words[kind] })),
    ...(can('file.read') ? [{ to: '/file', name: t`Files` }] : []),
  ];
  return links.length > 0 && <LinkCard title={t`Documents and travel`} links={links} />;
}

/** The dashboard of people outside the agency: their next shows, requests, day sheets and documents. */
export function OutsideDashboard({ today }: { readonly today: LocalDate }) {
  const { t } = useLingui();
  const isArtist = useMe().user.role === 'artist';
  return (
    <div className="da-g">
      <ShowsCard title={t`Next shows`} question={nextQuestion(today)} empty={t`No confirmed shows ahead.`} />
      <div className="da-d">
        <UnseenCard />
        {isArtist && <DaySheets today={today} />}
        <Ways />
      </div>
      <ShowsCard
        title={t`Requests and options`}
        question={requestsQuestion(today)}
        empty={t`No open requests or options.`}
      />
    </div>
  );
}
