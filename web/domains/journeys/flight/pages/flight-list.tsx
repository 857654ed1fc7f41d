import { useLingui } from '@lingui/react/macro';
import { flightContract } from '#shared/domains/journeys/flight/contract.ts';
import { flightName, flightTitle } from '#shared/domains/journeys/flight/rules.ts';
import type { FlightRow } from '#shared/domains/journeys/flight/schemas.ts';
import { journeySpan } from '#shared/domains/journeys/travel/legs.ts';
import { TravelList, type TravelListView, travelSource } from '#web/domains/journeys/travel/widgets/travel-list.tsx';
import { TravelListPage, TravelNewPage } from '#web/domains/journeys/travel/widgets/travel-list-pages.tsx';
import { useBookingColumn } from '#web/domains/journeys/travel/widgets/use-booking-column.tsx';
import { useTravelColumns } from '#web/domains/journeys/travel/widgets/use-travel-columns.tsx';
import type { ListColumn } from '#web/ui/list/columns.ts';
import { FlightFacts } from '../parts/flight-facts.tsx';
import { FLIGHT } from '../parts/flight-model.ts';
import { FlightDialog } from '../parts/lazy-flight-dialog.ts';

const SOURCE = travelSource(flightContract.routes.list);

function useColumns(): readonly ListColumn<FlightRow>[] {
  const { t } = useLingui();
  const { begins, artist, travellers, phase } = useTravelColumns(FLIGHT);
  const booking = useBookingColumn<FlightRow>();
  return [
    begins(t`Departure`, (flight) => journeySpan(flight).start),
    { id: 'route', header: t`Route`, width: 'minmax(170px, 1.4fr)', priority: 1, cell: flightTitle },
    {
      id: 'flights',
      header: t`Flights`,
      width: 'minmax(110px, 1fr)',
      priority: 2,
      cell: ({ segments }) => <span className="num">{segments.map(flightName).join(', ')}</span>,
    },
    artist,
    travellers,
    booking,
    phase,
  ];
}

function FlightList(view: TravelListView) {
  const { t } = useLingui();
  return (
    <TravelList
      {...view}
      model={FLIGHT}
      source={SOURCE}
      columns={useColumns()}
      labelOf={flightTitle}
      facts={(flight) => <FlightFacts flight={flight} />}
      words={{
        title: t`Flights`,
        searchLabel: t`Search flights`,
        newLabel: t`New flight`,
        emptyTitle: t`No flights yet`,
        emptyText: t`A flight takes people to a show by air. All its changes form one journey.`,
      }}
    />
  );
}

export const ListPage = () => <TravelListPage list={FlightList} />;
export const NewPage = () => <TravelNewPage area="flight" list={FlightList} dialog={FlightDialog} />;
