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
import { travelPages } from '#web/domains/journeys/travel/widgets/travel-page.tsx';

export const { DetailPage, EditPage } = travelPages<GroundTransport>({
  ...RIDE,
  listName: <Trans>Ground transport</Trans>,
  titleOf: groundTransportTitle,
  query: groundTransportQuery,
  routes: groundTransportContract.routes,
  overview: (groundTransport) => <GroundTransportOverview groundTransport={groundTransport} />,
  stretchesOf,
  aside: (groundTransport) => <GroundTransportAside groundTransport={groundTransport} />,
  dialog: GroundTransportDialog,
});
