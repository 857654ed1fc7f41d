import { useLingui } from '@lingui/react/macro';
import { groundTransportContract } from '#shared/domains/journeys/ground-transport/contract.ts';
import type { GroundTransportRow } from '#shared/domains/journeys/ground-transport/schemas.ts';
import { GroundTransportFacts } from '#web/domains/journeys/ground-transport/parts/ground-transport-facts.tsx';
import { RIDE } from '#web/domains/journeys/ground-transport/parts/ground-transport-model.ts';
import { useEndText } from '#web/domains/journeys/ground-transport/parts/ground-transport-words.ts';
import { GroundTransportDialog } from '#web/domains/journeys/ground-transport/parts/lazy-ground-transport-dialog.ts';
import { DurationText } from '#web/domains/journeys/travel/widgets/duration-text.tsx';
import { TravelList, type TravelListView, travelSource } from '#web/domains/journeys/travel/widgets/travel-list.tsx';
import { TravelListPage, TravelNewPage } from '#web/domains/journeys/travel/widgets/travel-list-pages.tsx';
import { useTravelColumns } from '#web/domains/journeys/travel/widgets/use-travel-columns.tsx';
import type { ListColumn } from '#web/ui/list/columns.ts';

const SOURCE = travelSource(groundTransportContract.routes.list);

function useLabel() {
  const endText = useEndText();
  return ({ start, end }: GroundTransportRow) => `${endText(start)} → ${endText(end)}`;
}

function useColumns(): readonly ListColumn<GroundTransportRow>[] {
  const { t } = useLingui();
  const { begins, artist, travellers, phase } = useTravelColumns(RIDE);
  return [
    begins(t`Departure`, ({ start }) => start.dateTimeLocal),
    { id: 'route', header: t`Route`, width: 'minmax(220px, 2fr)', priority: 1, cell: useLabel() },
    artist,
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
    travellers,
    { id: 'driver', header: t`Driver`, width: '130px', priority: 3, cell: ({ driver }) => driver.name },
    phase,
  ];
}

function GroundTransportList(view: TravelListView) {
  const { t } = useLingui();
  return (
    <TravelList
      {...view}
      model={RIDE}
      source={SOURCE}
      columns={useColumns()}
      labelOf={useLabel()}
      facts={(groundTransport) => <GroundTransportFacts groundTransport={groundTransport} />}
      words={{
        title: t`Ground transport`,
        searchLabel: t`Search ground transport`,
        newLabel: t`New ground transport`,
        emptyTitle: t`No ground transport yet`,
        emptyText: t`Ground transport takes people from one place to another: a van, a taxi, a shuttle.`,
      }}
    />
  );
}

export const ListPage = () => <TravelListPage list={GroundTransportList} />;
export const NewPage = () => (
  <TravelNewPage area="groundTransport" list={GroundTransportList} dialog={GroundTransportDialog} />
);
