import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { advancingContract, REQUEST_LIST } from '#shared/domains/journeys/advancing/contract.ts';
import type { RequestRow } from '#shared/domains/journeys/advancing/schemas.ts';
import { REQUEST_STATES } from '#shared/domains/journeys/advancing/states.ts';
import { periodAt } from '#shared/kernel/time/period.ts';
import { useArtistFilter } from '#web/domains/identity/roster/widgets/use-artist-filter.ts';
import { formatDay } from '#web/platform/format.ts';
import { localToday } from '#web/platform/today.ts';
import { column, type ListColumn } from '#web/ui/list/columns.ts';
import { choiceFilter, flagFilter, type ListFilter, useChoiceWords } from '#web/ui/list/filters.tsx';
import { usePeriodFilter } from '#web/ui/list/period-list-filter.tsx';
import type { period } from '#web/ui/list/period-search.ts';
import type { choice, flag, ListSearch } from '#web/ui/list/search.ts';
import { useListSearch } from '#web/ui/list/use-list-search.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { EventCard } from '#web/ui/record/event-card.tsx';
import { sourceOf } from '#web/ui/record/list-source.ts';
import { RecordList } from '#web/ui/record/record-list.tsx';
import { askedNames, requestPath } from '../widgets/asked-names.ts';
import { ProgressText, RequestMarks, StateMark, useStateWords } from '../widgets/state-words.tsx';

const route = getRouteApi('/app/advancing');
const BASE = '/advancing';
const DEFAULT_SORT = 'date';

type Search = ListSearch<{
  readonly date: typeof period;
  readonly state: typeof choice;
  readonly artist: typeof choice;
  readonly needsMe: typeof flag;
}>;

function useColumns(): readonly ListColumn<RequestRow>[] {
  const { t } = useLingui();
  return [
    column('date', t`Show`, { width: '130px', sort: 'date', priority: 1 }, ({ show }) => (
      <span className="num">{formatDay({ date: show.date })}</span>
    )),
    column('title', t`Title`, { width: 'minmax(160px, 1.4fr)', sort: 'title', priority: 1 }, ({ show }) => show.title),
    column('name', t`Template`, { width: 'minmax(120px, 1fr)', priority: 3 }, ({ name }) => name),
    column('asked', t`Who answers`, { width: 'minmax(140px, 1fr)', priority: 2 }, askedNames),
    column('progress', t`Answers`, { width: '100px', priority: 1 }, ({ progress: { answered, asked } }) => (
      <span className="num">{`${answered} / ${asked}`}</span>
    )),
    column('deadline', t`Deadline`, { width: '120px', priority: 2 }, ({ deadline }) => (
      <span className="num">{formatDay({ date: deadline })}</span>
    )),
    column('state', t`State`, { width: '150px', priority: 1 }, ({ state }) => <StateMark state={state} />),
    column('marks', t`Attention`, { width: '150px', priority: 1 }, (row) => (
      <span className="row">
        <RequestMarks request={row} />
      </span>
    )),
  ];
}

function useFilters(search: Search): readonly ListFilter[] {
  const { t } = useLingui();
  const relations = useChoiceWords();
  const artist = useArtistFilter(search.artist);
  const words = useStateWords();
  return [
    usePeriodFilter(),
    choiceFilter({
      id: 'state',
      label: t`State`,
      options: REQUEST_STATES.map((value) => ({ value, label: words[value] })),
      relations,
    }),
    flagFilter({ id: 'needsMe', label: t`To decide`, yes: t`yes`, no: t`no`, relation: relations.is }),
    artist,
  ];
}

function Preview({ request }: { readonly request: RequestRow }) {
  return (
    <div className="card-b col">
      <span className="row wrap">
        <StateMark state={request.state} pill />
        <RequestMarks request={request} />
      </span>
      <span>{askedNames(request)}</span>
      <span className="meta">
        <ProgressText request={request} />
      </span>
      <PageLink to={`/show/${request.show.showId}`} className="link">
        {request.show.number}
      </PageLink>
    </div>
  );
}

/** All advancing requests of the agency. */
export function RequestListPage() {
  const { t } = useLingui();
  const address = useListSearch(route);
  return (
    <RecordList<RequestRow, Search>
      id="advancing"
      base={BASE}
      pathOf={({ id }) => requestPath(id)}
      title={t`Advancing`}
      moreViews={[
        { id: 'needsMe', name: t`To decide`, search: { needsMe: true } },
        { id: 'upcoming', name: t`Upcoming`, search: { date: periodAt('fromToday', localToday()) } },
      ]}
      query={sourceOf(advancingContract.routes.list, REQUEST_LIST, { defaultSort: DEFAULT_SORT })}
      {...address}
      searchLabel={t`Search advancing requests`}
      columns={useColumns()}
      filters={useFilters(address.search)}
      defaultSort={DEFAULT_SORT}
      rowLabel={({ name, show }) => `${show.title}, ${name}`}
      emptyTitle={t`No advancing requests yet`}
      emptyText={t`Send the first one from the page of a confirmed show.`}
      card={(row) => (
        <EventCard
          title={row.show.title}
          mark={<StateMark state={row.state} />}
          people={[row.name, askedNames(row)].join(', ')}
          when={formatDay({ date: row.show.date })}
        />
      )}
      preview={(row) => <Preview request={row} />}
    />
  );
}
