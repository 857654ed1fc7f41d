import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { fileContract } from '#shared/domains/file/contract.ts';
import type { Show } from '#shared/domains/show/schemas.ts';
import { useWorkTabs } from '#web/domains/system/widgets/work-tabs.tsx';
import { queryOf } from '#web/platform/api.ts';
import { useAppointmentContext } from '#web/platform/appointment-context.ts';
import { useCan } from '#web/platform/me.ts';
import { part } from '#web/ui/part.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { dayOf } from '../model/when.ts';
import { LifeLine } from '../parts/detail/life-line.tsx';
import { ShowActivity } from '../parts/detail/show-activity.tsx';
import { ShowCrumbs } from '../parts/detail/show-crumbs.tsx';
import { ShowHead } from '../parts/detail/show-head.tsx';
import { ShowOverview } from '../parts/detail/show-overview.tsx';
import { useDocumentCount } from '../parts/detail/use-document-count.ts';
import { showQuery } from '../queries.ts';
import '../parts/detail/detail.css';
import type { WorkTab } from '#web/domains/system/widgets/work-tabs.tsx';
import { Later } from '#web/ui/later.tsx';

const route = getRouteApi('/app/show/$key');
const PANEL = 'show-panel';

const DocumentsTab = part(async () => (await import('../parts/detail/documents-tab.tsx')).DocumentsTab);
const FilesCard = part(async () => (await import('#web/domains/file/widgets/files-card.tsx')).FilesCard);
const TimetableCard = part(
  async () => (await import('#web/domains/timetable/widgets/timetable-card.tsx')).TimetableCard,
);

const TravelCard = part(async () => (await import('#web/domains/show-travel/widgets/travel-card.tsx')).TravelCard);

const DealTab = part(async () => (await import('#web/domains/deal/widgets/deal-tab.tsx')).DealTab);

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

function Panel({ tab, show }: { readonly tab: Tab; readonly show: Show }) {
  if (tab === 'timetable')
    return (
      <>
        <TimetableCard show={show} />
        <TravelCard show={show} />
      </>
    );
  if (tab === 'documents') return <DocumentsTab showId={show.id} />;
  if (tab === 'files') return <FilesCard entity="show" recordId={show.id} />;
  return <ShowActivity show={show} />;
}

interface TabBodyProps {
  readonly tab: Tab;
  readonly show: Show;
  readonly work: readonly WorkTab[];
}
function TabBody({ tab, show, work }: TabBodyProps) {
  return tab === 'overview' ? (
    <ShowOverview show={show} />
  ) : tab === 'deal' ? (
    <Later lines={10}>
      <DealTab show={show} />
    </Later>
  ) : (
    <div className="sd-main">
      <Later lines={6}>{work.find(({ value }) => value === tab)?.content ?? <Panel tab={tab} show={show} />}</Later>
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

export function ShowDetailPage() {
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
        <TabBody tab={tab} show={show} work={work} />
      </div>
      <span className="sr" aria-live="polite">
        <Trans>Show {show.number}</Trans>
      </span>
    </>
  );
}
