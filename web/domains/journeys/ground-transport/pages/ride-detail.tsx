import { Trans } from '@lingui/react/macro';
import { groundTransportContract } from '#shared/domains/journeys/ground-transport/contract.ts';
import { rideTitle } from '#shared/domains/journeys/ground-transport/rules.ts';
import type { GroundTransport } from '#shared/domains/journeys/ground-transport/schemas.ts';
import {
  TravelDetailPage,
  TravelEditPage,
  type TravelPageKind,
} from '#web/domains/journeys/travel/widgets/travel-page.tsx';
import { queryOf } from '#web/platform/api.ts';
import { RideDialog } from '../parts/lazy-ride-dialog.ts';
import { RideAside } from '../parts/ride-aside.tsx';
import { RIDE } from '../parts/ride-model.ts';
import { RideOverview } from '../parts/ride-overview.tsx';
import { stretchesOf } from '../parts/ride-stretches.ts';
import { rideQuery } from '../queries.ts';

const { routes } = groundTransportContract;

const RIDE_PAGE: TravelPageKind<GroundTransport> = {
  ...RIDE,
  listName: <Trans>Ground transport</Trans>,
  titleOf: rideTitle,
  query: rideQuery,
  activity: (id) => queryOf(routes.activity, { params: { id }, query: {} }),
  routes,
  overview: (ride) => <RideOverview ride={ride} />,
  stretchesOf,
  aside: (ride) => <RideAside ride={ride} />,
  dialog: RideDialog,
};

export const DetailPage = () => <TravelDetailPage kind={RIDE_PAGE} />;
export const EditPage = () => <TravelEditPage kind={RIDE_PAGE} />;
