import { Trans } from '@lingui/react/macro';
import { flightContract } from '#shared/domains/journeys/flight/contract.ts';
import { flightTitle } from '#shared/domains/journeys/flight/rules.ts';
import type { Flight } from '#shared/domains/journeys/flight/schemas.ts';
import { travelPages } from '#web/domains/journeys/travel/widgets/travel-page.tsx';
import { FlightAside } from '../parts/flight-aside.tsx';
import { FLIGHT } from '../parts/flight-model.ts';
import { FlightOverview } from '../parts/flight-overview.tsx';
import { savedStretches } from '../parts/flight-stretches.ts';
import { FlightDialog } from '../parts/lazy-flight-dialog.ts';
import { flightQuery } from '../queries.ts';

export const { DetailPage, EditPage } = travelPages<Flight>({
  ...FLIGHT,
  listName: <Trans>Flights</Trans>,
  titleOf: flightTitle,
  query: flightQuery,
  routes: flightContract.routes,
  overview: (flight) => <FlightOverview flight={flight} />,
  stretchesOf: savedStretches,
  aside: (flight) => <FlightAside flight={flight} />,
  dialog: FlightDialog,
});
