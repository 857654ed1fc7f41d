import { Trans } from '@lingui/react/macro';
import { flightContract } from '#shared/domains/journeys/flight/contract.ts';
import { flightTitle } from '#shared/domains/journeys/flight/rules.ts';
import type { Flight } from '#shared/domains/journeys/flight/schemas.ts';
import {
  TravelDetailPage,
  TravelEditPage,
  type TravelPageKind,
} from '#web/domains/journeys/travel/widgets/travel-page.tsx';
import { queryOf } from '#web/platform/api.ts';
import { FlightAside } from '../parts/flight-aside.tsx';
import { FLIGHT } from '../parts/flight-model.ts';
import { FlightOverview } from '../parts/flight-overview.tsx';
import { savedStretches } from '../parts/flight-stretches.ts';
import { FlightDialog } from '../parts/lazy-flight-dialog.ts';
import { flightQuery } from '../queries.ts';

const { routes } = flightContract;

const FLIGHT_PAGE: TravelPageKind<Flight> = {
  ...FLIGHT,
  listName: <Trans>Flights</Trans>,
  titleOf: flightTitle,
  query: flightQuery,
  activity: (id) => queryOf(routes.activity, { params: { id }, query: {} }),
  routes,
  overview: (flight) => <FlightOverview flight={flight} />,
  stretchesOf: savedStretches,
  aside: (flight) => <FlightAside flight={flight} />,
  dialog: FlightDialog,
};

export const DetailPage = () => <TravelDetailPage kind={FLIGHT_PAGE} />;
export const EditPage = () => <TravelEditPage kind={FLIGHT_PAGE} />;
