import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { GUEST_LIST_LIST, guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import type { GuestListRow } from '#shared/domains/journeys/guest-list/schemas.ts';
import { joinNames } from '#shared/kernel/text/text.ts';
import { periodAt } from '#shared/kernel/time/period.ts';
import { useArtistFilter } from '#web/domains/identity/roster/widgets/use-artist-filter.ts';
import { useCan } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { column, type ListColumn } from '#web/ui/list/columns.ts';
import type { ListFilter } from '#web/ui/list/filters.tsx';
import { usePeriodFilter } from '#web/ui/list/period-list-filter.tsx';
import type { period } from '#web/ui/list/period-search.ts';
import type { choice, ListSearch } from '#web/ui/list/search.ts';
import { EventCard } from '#web/ui/record/event-card.tsx';
import { sourceOf } from '#web/ui/record/list-source.ts';
import { RecordList } from '#web/ui/record/record-list.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { HeadsText } from '../parts/heads.tsx';
import { ListFacts } from '../parts/list-facts.tsx';
import { whenText, whereText } from '../parts/words.tsx';

const ListDialog = dialogPart(async () => (await import('../parts/list-dialog.tsx')).ListDialog);

const route = getRouteApi('/app/guestlist');
const BASE = '/guestlist';
const DEFAULT_SORT = '-date';
/** Names in a cell. */
const ROOM = 2;

type Search = ListSearch<{ readonly date: typeof period; readonly artist: typeof choice }>;
const artistsText = ({ artists }: GuestListRow) =>
  joinNames(
    artists.map(({ name }) => name),
    ROOM,
  );

function useCountColumns(): readonly ListColumn<GuestListRow>[] {
  const { t } = useLingui();
  return [
    column('heads', t`Places`, { width: '140px', priority: 1 }, ({ totals }) => (
      <HeadsText used={totals.used} allotment={totals.allotment} />
    )),
    column('arrived', t`Checked in`, { width: '100px', priority: 3 }, ({ totals }) => (
      <span className="num">{totals.arrived > 0 && totals.arrived}</span>
    )),
    column('waiting', t`Waiting`, { width: '90px', priority: 2 }, ({ totals }) => (
      <span className="num">{totals.waiting > 0 && totals.waiting}</span>
    )),
    column('requested', t`Pending`, { width: '90px', priority: 2 }, ({ totals }) => (
      <span className="num">{totals.requested > 0 && totals.requested}</span>
    )),
  ];
}

function useColumns(): readonly ListColumn<GuestListRow>[] {
  const { t } = useLingui();
  return [
    column('date', t`Show`, { width: '165px', sort: 'date', priority: 1 }, ({ show }) => (
      <span className="num">{whenText(show)}</span>
    )),
    column('name', t`Name`, { width: 'minmax(140px, 1fr)', sort: 'name', priority: 1 }, ({ name }) => name),
    column('artist', t`Artist`, { width: 'minmax(130px, 1fr)', sort: 'artist', priority: 1 }, artistsText),
    column('venue', t`Venue`, { width: 'minmax(150px, 1fr)', priority: 2 }, ({ show }) => whereText(show)),
    ...useCountColumns(),
  ];
}

const useFilters = (search: Search): readonly ListFilter[] => [usePeriodFilter(), useArtistFilter(search.artist)];

interface ListsProps {
  readonly search: Search;
  readonly onSearch: (search: Search, options?: { readonly replace?: boolean }) => void;
}
function Lists({ search, onSearch }: ListsProps) {
  const { t } = useLingui();
  const can = useCan();
  return (
    <RecordList<GuestListRow, Search>
      id="guestList"
      base={BASE}
      title={t`Guest lists`}
      moreViews={[
        { id: 'upcoming', name: t`Upcoming`, search: { date: periodAt('fromToday', localToday()), sort: 'date' } },
      ]}
      opensWith="upcoming"
      query={sourceOf(guestListContract.routes.list, GUEST_LIST_LIST, { defaultSort: DEFAULT_SORT })}
      search={search}
      onSearch={onSearch}
      searchLabel={t`Search guest lists`}
      columns={useColumns()}
      filters={useFilters(search)}
      defaultSort={DEFAULT_SORT}
      rowLabel={({ name, show }) => `${name}, ${show.title}`}
      newLabel={can('guestList.create') && t`New guest list`}
      emptyTitle={t`No guest lists yet`}
      emptyText={t`Who gets in free at a show, and how many places each allotment has.`}
      card={(list) => (
        <EventCard
          title={artistsText(list) || list.show.title}
          mark={<HeadsText used={list.totals.used} allotment={list.totals.allotment} />}
          people={[list.name, whereText(list.show)].filter(Boolean).join(', ')}
          when={whenText(list.show)}
        />
      )}
      preview={(list) => <ListFacts list={list} />}
    />
  );
}

export function GuestListsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return <Lists search={search} onSearch={(next, options) => void navigate({ search: next, ...options })} />;
}

/** The lists, and over them the dialog of a new one: what is saved opens, what is not leads back. */
export function NewGuestListPage() {
  const { history } = useRouter();
  const goTo = useGoTo();
  const onClose = () => (history.canGoBack() ? history.back() : goTo(BASE));
  return (
    <>
      <Lists search={{}} onSearch={() => goTo(BASE)} />
      <Suspense>
        <ListDialog onClose={onClose} onSaved={({ id }) => goTo(`${BASE}/${id}`)} />
      </Suspense>
    </>
  );
}
