import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { isoWeek, type LocalDate, timeOf } from '#shared/kernel/time/date.ts';
import { toLocal } from '#shared/kernel/time/zone.ts';
import { queryOf } from '#web/platform/api.ts';
import { formatLongDay } from '#web/platform/format.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { part } from '#web/ui/part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Attention } from '../parts/attention.tsx';
import { anyQuestion, comingQuestion, expiringOf, optionsQuestion } from '../parts/questions.ts';
import { TodayCard } from '../parts/today-card.tsx';
import './dashboard.css';

/** Seen in an agency's first hours only. */
const FirstSteps = part(async () => (await import('../parts/first-steps.tsx')).FirstSteps);
const OutsideDashboard = part(async () => (await import('../parts/outside.tsx')).OutsideDashboard);
const OptionsCard = part(async () => (await import('../parts/options-card.tsx')).OptionsCard);
const UnseenCard = part(async () => (await import('../parts/unseen-card.tsx')).UnseenCard);
const WorkCards = part(async () => (await import('../parts/work-cards.tsx')).WorkCards);
const ComingCard = part(async () => (await import('../parts/coming-card.tsx')).ComingCard);
const FeesCard = part(async () => (await import('../parts/fees-card.tsx')).FeesCard);
const MyTasks = part(async () => (await import('#web/domains/attached/task/widgets/my-tasks-card.tsx')).MyTasksCard);

function Head({ today }: { readonly today: LocalDate }) {
  const can = useCan();
  const { zone } = useMe().user;
  const { week } = isoWeek(today);
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ');
  const now = timeOf(toLocal(new Date().toISOString(), zone));
  return (
    <header className="da-head">
      <div className="grow">
        <h1>{formatLongDay(today)}</h1>
        <p className="meta num">
          <Trans>
            Week {week}. {city} {now}
          </Trans>
        </p>
      </div>
      {can('show.create') && (
        <PageLink to={`/show/new?date=${today}`} className={buttonClass({ kind: 'primary' })}>
          <Plus size={14} aria-hidden="true" />
          <Trans>New show</Trans>
        </PageLink>
      )}
    </header>
  );
}

/** Whether the agency has no show at all; asked only where the coming days have none. */
function useIsFirst(enabled: boolean, today: LocalDate): boolean {
  const { list } = showContract.routes;
  const { data: coming } = useQuery({ ...queryOf(list, { body: comingQuestion(today) }), enabled });
  const { data: all } = useQuery({
    ...queryOf(list, { body: anyQuestion }),
    enabled: enabled && coming?.total === 0,
  });
  return all?.total === 0;
}

/** People outside have a dashboard of their own. */
export function DashboardPage() {
  const { environment } = useMe().user;
  const can = useCan();
  if (environment === 'internal') return <InternalDashboard />;
  const today = localToday();
  return (
    <div className="scroll da">
      <Head today={today} />
      {can('show.read') && (
        <Suspense>
          <OutsideDashboard today={today} />
        </Suspense>
      )}
    </div>
  );
}

function AgreementCards({ today }: { readonly today: string }) {
  const can = useCan();
  return (
    <div className="da-d">
      <Suspense
        fallback={
          <Card title={<Trans>Unread</Trans>}>
            <SkeletonLines lines={4} />
          </Card>
        }
      >
        <UnseenCard />
      </Suspense>
      <Suspense>{can('task.read') && <MyTasks />}</Suspense>
      <Suspense>
        <WorkCards today={today} />
      </Suspense>
    </div>
  );
}

/** The day of this user: shows, options, news and, with the right to see it, what is owed, unsigned and earned. */
function InternalDashboard() {
  const can = useCan();
  const today = localToday();
  const { user } = useMe();
  const seesShows = can('show.read');
  const options = useQuery({
    ...queryOf(showContract.routes.list, { body: optionsQuestion(today, user.id) }),
    enabled: seesShows,
    select: ({ rows }) => expiringOf(rows, today),
  });
  const isFirst = useIsFirst(seesShows && can('show.create'), today);
  return (
    <div className="scroll da">
      <Head today={today} />
      {isFirst && (
        <Suspense>
          <FirstSteps />
        </Suspense>
      )}
      {seesShows && <Attention today={today} expiring={options.data ?? []} />}
      <div className="da-g">
        {seesShows && <TodayCard />}
        <Suspense fallback={<div className="card da-c" />}>
          {seesShows && <OptionsCard options={options.data} />}
        </Suspense>
        <Suspense fallback={<div className="da-e" />}>{seesShows && <ComingCard today={today} />}</Suspense>
        <Suspense>{can('show.readDeal') && <FeesCard today={today} />}</Suspense>
        <AgreementCards today={today} />
      </div>
    </div>
  );
}
