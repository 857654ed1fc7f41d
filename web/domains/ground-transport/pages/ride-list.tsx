import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { groundTransportContract } from '#shared/domains/ground-transport/contract.ts';
import type { GroundTransportRow } from '#shared/domains/ground-transport/schemas.ts';
import { TRAVEL_LIST } from '#shared/domains/travel/contract.ts';
import { dateOf, timeOf } from '#shared/kernel/date.ts';
import { ExportMenu } from '#web/domains/excel-template/widgets/list-tools.tsx';
import { useSelectionActions } from '#web/domains/my-selection/widgets/use-selection-actions.tsx';
import { useTagColumn } from '#web/domains/tag/widgets/carried.tsx';
import { useFormat } from '#web/platform/format.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import type { ListColumn } from '#web/ui/list/columns.ts';
import { AvatarTitle } from '#web/ui/record/avatar-title.tsx';
import { listSource } from '#web/ui/record/list-source.ts';
import { RecordList } from '#web/ui/record/record-list.tsx';
import { requestOf } from '#web/ui/record/request-of.ts';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { RideFacts } from '../parts/ride-facts.tsx';
import { DurationText, PhaseMark, timesText, travellersText, useEndText } from '../parts/ride-words.tsx';
import { type RideSearch, useRideFilters } from '../parts/use-ride-filters.ts';

const RideDialog = dialogPart(async () => (await import('../widgets/ride-dialog.tsx')).RideDialog);

const route = getRouteApi('/app/groundtransport');
const newRoute = getRouteApi('/app/groundtransport/new');
const BASE = '/groundtransport';
const DEFAULT_SORT = '-date';

function useColumns(): readonly ListColumn<GroundTransportRow>[] {
  const { t } = useLingui();
  const { day } = useFormat();
  const isInside = useMe().user.environment === 'internal';
  const endText = useEndText();
  const tags = useTagColumn<GroundTransportRow>('groundTransport');
  return [
    {
      id: 'start',
      header: t`Departure`,
      width: '165px',
      sort: 'date',
      priority: 1,
      cell: ({ start }) => (
        <span className="num">{`${day({ date: dateOf(start.dateTimeLocal) })} ${timeOf(start.dateTimeLocal)}`}</span>
      ),
    },
    {
      id: 'route',
      header: t`Route`,
      width: 'minmax(220px, 2fr)',
      priority: 1,
      cell: ({ start, end }) => `${endText(start)} → ${endText(end)}`,
    },
    {
      id: 'artist',
      header: t`Artist`,
      width: 'minmax(130px, 1fr)',
      sort: 'artist',
      priority: 1,
      cell: ({ artists }) => artists[0]?.name ?? '',
    },
    {
      id: 'duration',
      header: t`Duration`,
      width: '100px',
      priority: 3,
      cell: ({ duration }) => (
        <span className="num">
          <DurationText minutes={duration} />
        </span>
      ),
    },
    { id: 'travellers', header: t`Travellers`, width: 'minmax(150px, 1fr)', priority: 2, cell: travellersText },
    { id: 'driver', header: t`Driver`, width: '130px', priority: 3, cell: ({ driver }) => driver.name },
    { id: 'phase', header: t`Phase`, width: '130px', priority: 2, cell: (ride) => <PhaseMark ride={ride} /> },
    ...(isInside ? [tags] : []),
  ];
}

interface RideListProps {
  readonly search: RideSearch;
  readonly onSearch: (search: RideSearch, options?: { readonly replace?: boolean }) => void;
}
function RideList({ search, onSearch }: RideListProps) {
  const { t } = useLingui();
  const can = useCan();
  const endText = useEndText();
  const selection = useSelectionActions('groundTransport');
  const labelOf = ({ start, end }: GroundTransportRow) => `${endText(start)} → ${endText(end)}`;
  return (
    <RecordList<GroundTransportRow, RideSearch>
      id="groundTransport"
      base={BASE}
      title={t`Ground transport`}
      query={listSource(groundTransportContract.routes.list, (at) =>
        requestOf(TRAVEL_LIST, at, { defaultSort: DEFAULT_SORT }),
      )}
      batch={{ area: 'groundTransport', actions: selection.actionsOf }}
      tools={(request) => <ExportMenu area="groundTransport" request={request} />}
      dialog={selection.dialog}
      search={search}
      onSearch={onSearch}
      searchLabel={t`Search ground transport`}
      columns={useColumns()}
      filters={useRideFilters(search)}
      defaultSort={DEFAULT_SORT}
      rowLabel={labelOf}
      newLabel={can('groundTransport.create') && t`New ground transport`}
      emptyTitle={<Trans>No ground transport yet</Trans>}
      emptyText={<Trans>A ride takes people from one place to another: a van, a taxi, a shuttle.</Trans>}
      card={(ride) => <AvatarTitle name={labelOf(ride)} detail={timesText(ride)} />}
      preview={(ride) => <RideFacts ride={ride} />}
    />
  );
}

export function RideListPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return <RideList search={search} onSearch={(next, options) => void navigate({ search: next, ...options })} />;
}

/** The list, and over it the dialog of a new ride: what is saved opens, what is not leads back. */
export function NewRidePage() {
  const { date, artistId } = newRoute.useSearch();
  const { history } = useRouter();
  const goTo = useGoTo();
  const onClose = () => (history.canGoBack() ? history.back() : goTo(BASE));
  return (
    <>
      <RideList search={{}} onSearch={() => goTo(BASE)} />
      <Suspense>
        <RideDialog start={{ date, artistId }} onClose={onClose} onSaved={({ id }) => goTo(`${BASE}/${id}`)} />
      </Suspense>
    </>
  );
}
