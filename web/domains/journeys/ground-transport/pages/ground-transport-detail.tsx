import { Trans } from '@lingui/react/macro';
import { groundTransportContract } from '#shared/domains/journeys/ground-transport/contract.ts';
import { groundTransportTitle } from '#shared/domains/journeys/ground-transport/rules.ts';
import type { GroundTransport } from '#shared/domains/journeys/ground-transport/schemas.ts';
import { GroundTransportAside } from '#web/domains/journeys/ground-transport/parts/ground-transport-aside.tsx';
import { RIDE } from '#web/domains/journeys/ground-transport/parts/ground-transport-model.ts';
import { GroundTransportOverview } from '#web/domains/journeys/ground-transport/parts/ground-transport-overview.tsx';
import { stretchesOf } from '#web/domains/journeys/ground-transport/parts/ground-transport-stretches.ts';
import { GroundTransportDialog } from '#web/domains/journeys/ground-transport/parts/lazy-ground-transport-dialog.ts';
import { groundTransportQuery } from '#web/domains/journeys/ground-transport/queries.ts';
import {
  TravelDetailPage,
  TravelEditPage,
  type TravelPageKind,
} from '#web/domains/journeys/travel/widgets/travel-page.tsx';
import { queryOf } from '#web/platform/api.ts';

const { routes } = groundTransportContract;

const GROUND_TRANSPORT_PAGE: TravelPageKind<GroundTransport> = {
  ...RIDE,
  listName: <Trans>Ground transport</Trans>,
  titleOf: groundTransportTitle,
  query: groundTransportQuery,
  activity: (id) => queryOf(routes.activity, { params: { id }, query: {} }),
  routes,
  overview: (groundTransport) => <GroundTransportOverview groundTransport={groundTransport} />,
  stretchesOf,
  aside: (groundTransport) => <GroundTransportAside groundTransport={groundTransport} />,
  dialog: GroundTransportDialog,
};

export const DetailPage = () => <TravelDetailPage kind={GROUND_TRANSPORT_PAGE} />;
export const EditPage = () => <TravelEditPage kind={GROUND_TRANSPORT_PAGE} />;
