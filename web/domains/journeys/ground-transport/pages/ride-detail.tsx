import { Trans } from '@lingui/react/macro';
import { groundTransportContract } from '#shared/domains/journeys/ground-transport/contract.ts';
import { groundTransportTitle } from '#shared/domains/journeys/ground-transport/rules.ts';
import type { GroundTransport } from '#shared/domains/journeys/ground-transport/schemas.ts';
import {
  TravelDetailPage,
  TravelEditPage,
  type TravelPageKind,
} from '#web/domains/journeys/travel/widgets/travel-page.tsx';
import { queryOf } from '#web/platform/api.ts';
import { GroundTransportDialog } from '../parts/lazy-ride-dialog.ts';
import { GroundTransportAside } from '../parts/ride-aside.tsx';
import { RIDE } from '../parts/ride-model.ts';
import { GroundTransportOverview } from '../parts/ride-overview.tsx';
import { stretchesOf } from '../parts/ride-stretches.ts';
import { groundTransportQuery } from '../queries.ts';

const { routes } = groundTransportContract;

const RIDE_PAGE: TravelPageKind<GroundTransport> = {
  ...RIDE,
  listName: <Trans>Ground transport</Trans>,
  titleOf: groundTransportTitle,
  query: groundTransportQuery,
  activity: (id) => queryOf(routes.activity, { params: { id }, query: {} }),
  routes,
  overview: (groundTransport) => <GroundTransportOverview ride={groundTransport} />,
  stretchesOf,
  aside: (groundTransport) => <GroundTransportAside ride={groundTransport} />,
  dialog: GroundTransportDialog,
};

export const DetailPage = () => <TravelDetailPage kind={RIDE_PAGE} />;
export const EditPage = () => <TravelEditPage kind={RIDE_PAGE} />;
