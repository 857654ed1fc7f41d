import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { use } from 'react';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { RecordCardsContext } from '#web/kits/record/record-cards.ts';
import { useWorkTabs, type WorkTab } from '#web/kits/record/work-tabs.tsx';
import { queryOf } from '#web/platform/api.ts';
import { useAppointmentContext } from '#web/platform/appointment-context.ts';
import { useCan } from '#web/platform/me.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { dayOf } from '../model/when.ts';
import { LifeLine } from '../parts/detail/life-line.tsx';
import { ShowActivity } from '../parts/detail/show-activity.tsx';
import { ShowCrumbs } from '../parts/detail/show-crumbs.tsx';
import { ShowHead } from '../parts/detail/show-head.tsx';
import { ShowOverview } from '../parts/detail/show-overview.tsx';
import { useDocumentCount } from '../parts/detail/use-document-count.ts';
import type { ShowParts } from './show-parts.ts';
import { showQuery } from './show-queries.ts';
import '../parts/detail/detail.css';
import { Later } from '#web/ui/later.tsx';

const route = getRouteApi('/app/show/$key');
const PANEL = 'show-panel';

type Tab = 'overview' | 'deal' | 'timetable' | 'documents' | 'notes' | 'tasks' | 'emails' | 'files' | 'activity';

/** Documents and files are counted on their tab; without the right there is no tab. */
function useTabs(show: Show, work: ReturnType<typeof useWorkTabs>) {
  const { t } = useLingui();
  const can = useCan();
  const documents = useDocumentCount(show.id);
  const files = useQuery({
    ...queryOf(fileContract.routes.list, { body: { entity: 'show', recordId: show.id } }),
    enabled: can('file.read'),
  });
  return [
    { value: 'overview' as const, label: t`Overview` },
    ...(can('show.readDeal') ? [{ value: 'deal' as const, label: t`Deal` }] : []),
    { value: 'timetable' as const, label: t`Timetable` },
    ...(documents === undefined ? [] : [{ value: 'documents' as const, label: t`Documents`, count: documents }]),
    ...work,
    ...(can('file.read') ? [{ value: 'files' as const, label: t`Files`, count: files.data?.rows.length ?? 0 }] : []),
    { value: 'activity' as const, label: t`Activity` },
  ];
}

type PanelProps = Readonly<{ tab: Tab; show: Show; parts: ShowParts }>;
function Panel({ tab, show, parts: { Documents, Timetable, Travel } }: PanelProps) {
  const { Files } = use(RecordCardsContext);
  if (tab === 'timetable')
    return (
      <>
        <Timetable show={show} />
        <Travel show={show} />
      </>
    );
  if (tab === 'documents') return <Documents showId={show.id} />;
  if (tab === 'files') return <Files entity="show" recordId={show.id} />;
  return <ShowActivity show={show} />;
}

type TabBodyProps = Readonly<{ tab: Tab; show: Show; work: readonly WorkTab[]; parts: ShowParts }>;
function TabBody({ tab, show, work, parts }: TabBodyProps) {
  return tab === 'overview' ? (
    <ShowOverview show={show} parts={parts} />
  ) : tab === 'deal' ? (
    <Later lines={10}>
      <parts.Deal show={show} />
    </Later>
  ) : (
    <div className="sd-main">
      <Later lines={6}>
        {work.find(({ value }) => value === tab)?.content ?? <Panel tab={tab} show={show} parts={parts} />}
      </Later>
    </div>
  );
}

function useShowContext(show: Show) {
  const [artist] = show.artists;
  useAppointmentContext({
    date: dayOf(show),
    artistId: artist?.artistId,
    artistName: artist?.name,
    origin: show.number,
  });
}

/** The page of a show, with the parts of other domains. */
export function ShowDetail({ parts }: { readonly parts: ShowParts }) {
  const { key } = route.useParams();
  const { tab = 'overview' } = route.useSearch();
  const navigate = useNavigate();
  const { data: show } = useSuspenseQuery(showQuery(key));
  useShowContext(show);
  const work = useWorkTabs({ entity: 'show', recordId: show.id });
  const tabs = useTabs(show, work);
  const choose = (next: Tab) =>
    void navigate({
      to: '/show/$key',
      params: { key },
      search: next === 'overview' ? {} : { tab: next },
      replace: true,
    });
  return (
    <>
      <ShowCrumbs show={show} />
      <ShowHead show={show} />
      <LifeLine show={show} />
      <Tabs label={show.number} items={tabs} value={tab} onChange={choose} panelId={PANEL} />
      <div
        className="scroll sd-panel"
        id={PANEL}
        role="tabpanel"
        aria-label={tabs.find((one) => one.value === tab)?.label}
      >
        <TabBody tab={tab} show={show} work={work} parts={parts} />
      </div>
      <span className="sr" aria-live="polite">
        <Trans>Show {show.number}</Trans>
      </span>
    </>
  );
}
