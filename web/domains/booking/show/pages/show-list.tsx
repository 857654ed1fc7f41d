import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import type { ShowListRequest } from '#shared/domains/booking/show/contract.ts';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { MOST_ROWS, PAGE_SIZE } from '#shared/kernel/contract/paging.ts';
import { useFreeColumns, useFreeFilters } from '#web/domains/identity/free-field/widgets/free-list.tsx';
import { formatDay } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { matchOf } from '#web/ui/record/list-source.ts';
import { leaveTrail } from '#web/ui/record/trail.ts';
import { artistNames } from '../model/names.ts';
import { DEFAULT_SORT, isBare, requestOf, type ShowSearch } from '../model/search.ts';
import { dayOf } from '../model/when.ts';
import { useShowColumns } from '../parts/columns.tsx';
import { ShowExportMenu } from '../parts/export-menu.tsx';
import { ListMore } from '../parts/list-more.tsx';
import { NoShows } from '../parts/no-shows.tsx';
import { showCard } from '../parts/phone-card.tsx';
import { ShowSum } from '../parts/show-sum.tsx';
import { useBatchActions } from '../parts/use-batch-actions.tsx';
import { useShowFilters } from '../parts/use-show-filters.tsx';
import { useShowViews } from '../parts/use-show-views.ts';
import { ShowPreview } from '../widgets/show-preview.tsx';
import { showCountQuery, showListQuery } from '../widgets/show-queries.ts';
import '../parts/show-list.css';
import type { LayoutControl } from '#web/ui/list/use-layout.ts';

const route = getRouteApi('/app/show');
/** Names the list for the steps on the detail page. */
const SHOWS = '/show';

function useShows(search: ShowSearch) {
  const request: ShowListRequest = requestOf(search, localToday(), PAGE_SIZE);
  const client = useQueryClient();
  const query = useQuery(showListQuery(request));
  const { data } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the request belongs to these rows, and is made anew at each drawing
  useEffect(() => {
    if (!data) return;
    const ids = data.rows.map(({ id }) => id);
    const pageOf = async (page: number) =>
      (await client.fetchQuery(showListQuery({ ...request, page }))).rows.map(({ id }) => id);
    leaveTrail({ list: SHOWS, ids, firstIndex: (data.page - 1) * PAGE_SIZE + 1, total: data.total, pageOf });
  }, [client, data]);
  // Only asked when the view that opens first is empty.
  const all = useQuery({ ...showCountQuery(requestOf({}, localToday(), 1)), enabled: data?.total === 0 });
  const printRows = () => client.fetchQuery(showListQuery({ ...request, page: 1, perPage: MOST_ROWS }));
  return { request, query, printRows, isNew: all.data === 0 };
}

const labelOf = (show: ShowRow) => `${artistNames(show)}, ${formatDay({ date: dayOf(show) })}`;

function NewShow() {
  return (
    <PageLink to="/show/new" className={buttonClass({ kind: 'primary' })}>
      <Plus size={14} aria-hidden="true" />
      <Trans>New show</Trans> <Kbd keys="c" />
    </PageLink>
  );
}

interface ListSumProps extends Pick<ReturnType<typeof useShows>, 'query'> {
  readonly request: ShowListRequest;
  readonly search: ShowSearch;
  readonly look: LayoutControl;
}
function ListSum({ request, search, query, look }: ListSumProps) {
  return (
    <ShowSum
      request={request}
      total={query.data?.total}
      withExpected={search.notInvoiced !== undefined || (look.layout.columns?.includes('expected') ?? false)}
    />
  );
}

type ListActsProps = Readonly<{ search: ShowSearch; request: ShowListRequest; look: LayoutControl }>;
function ListActs({ search, request, look }: ListActsProps) {
  const can = useCan();
  return (
    <>
      <ListMore search={search} />
      <ShowExportMenu request={request} columns={look.layout.columns} />
      {can('show.create') && <NewShow />}
    </>
  );
}

function NewOnPhone() {
  const { t } = useLingui();
  return (
    <PageLink to="/show/new" className="ib touch new" aria-label={t`New show`}>
      <Plus size={22} />
    </PageLink>
  );
}

export function ShowListPage() {
  const { t } = useLingui();
  const can = useCan();
  const navigate = useNavigate();
  const search = route.useSearch();
  const onSearch = (next: ShowSearch, options: { readonly replace?: boolean } = {}) =>
    void navigate({ to: '/show', search: isBare(next) ? { ...next, view: 'all' } : next, ...options });
  const { request, query, printRows, isNew } = useShows(search);
  const columns = [...useShowColumns(), ...useFreeColumns<ShowRow>('show')];
  const { views, look } = useShowViews(search, onSearch);
  const batch = useBatchActions(request);
  return (
    <>
      <ListPage
        id="show"
        title={t`Shows`}
        query={query}
        printRows={printRows}
        columns={columns}
        look={look}
        rowId={({ id }) => id}
        rowLabel={labelOf}
        search={search}
        onSearch={onSearch}
        searchLabel={t`Filter shows`}
        filters={[...useShowFilters(search), ...useFreeFilters('show', search)]}
        views={views}
        defaultSort={DEFAULT_SORT}
        pathOf={({ id }) => `/show/${id}`}
        summary={<ListSum request={request} search={search} query={query} look={look} />}
        batchActions={batch.actions}
        matching={matchOf(request)}
        preview={(show, close) => <ShowPreview show={show} onClose={close} />}
        card={showCard}
        empty={<NoShows />}
        isNew={isNew}
        actions={<ListActs search={search} request={request} look={look} />}
        phoneActions={can('show.create') && <NewOnPhone />}
      />
      {batch.dialog}
    </>
  );
}
