import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { flightContract } from '#shared/domains/journeys/flight/contract.ts';
import { flightName, flightTitle } from '#shared/domains/journeys/flight/rules.ts';
import type { FlightRow } from '#shared/domains/journeys/flight/schemas.ts';
import { journeySpan } from '#shared/domains/journeys/travel/legs.ts';
import { travelListPages } from '#web/domains/journeys/travel/widgets/travel-list-pages.tsx';
import { useBookingColumn } from '#web/domains/journeys/travel/widgets/use-booking-column.tsx';
import { useTravelColumns } from '#web/domains/journeys/travel/widgets/use-travel-columns.tsx';
import { column, type ListColumn } from '#web/ui/list/columns.ts';
import { FlightFacts } from '../parts/flight-facts.tsx';
import { FLIGHT } from '../parts/flight-model.ts';
import { FlightDialog } from '../parts/lazy-flight-dialog.ts';

function useColumns(): readonly ListColumn<FlightRow>[] {
  const { t } = useLingui();
  const { begins, artist, travellers, phase } = useTravelColumns(FLIGHT);
  const booking = useBookingColumn<FlightRow>();
  return [
    begins(t`Departure`, (flight) => journeySpan(flight).start),
    column('route', t`Route`, { width: 'minmax(170px, 1.4fr)', priority: 1 }, flightTitle),
    column('flights', t`Flights`, { width: 'minmax(110px, 1fr)', priority: 2 }, ({ segments }) => (
      <span className="num">{segments.map(flightName).join(', ')}</span>
    )),
    artist,
    travellers,
    booking,
    phase,
  ];
}

export const { ListPage, NewPage } = travelListPages({
  model: FLIGHT,
  route: flightContract.routes.list,
  useColumns,
  useLabel: () => flightTitle,
  facts: (flight) => <FlightFacts flight={flight} />,
  dialog: FlightDialog,
  words: {
    title: msg`Flights`,
    searchLabel: msg`Search flights`,
    newLabel: msg`New flight`,
    emptyTitle: msg`No flights yet`,
    emptyText: msg`A flight takes people to a show by air. All its changes form one journey.`,
  },
});
