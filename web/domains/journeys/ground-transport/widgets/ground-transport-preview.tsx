import { Trans } from '@lingui/react/macro';
import { GroundTransportFacts } from '#web/domains/journeys/ground-transport/parts/ground-transport-facts.tsx';
import { GroundTransportDialog } from '#web/domains/journeys/ground-transport/parts/lazy-ground-transport-dialog.ts';
import { groundTransportQuery } from '#web/domains/journeys/ground-transport/queries.ts';
import { travelPreview } from '#web/domains/journeys/travel/widgets/travel-preview.tsx';

/** A ride at a glance, over what one was looking at. */
export const GroundTransportPreview = travelPreview({
  area: 'groundTransport',
  title: <Trans>Ground transport</Trans>,
  open: <Trans>Open ground transport</Trans>,
  query: groundTransportQuery,
  facts: (groundTransport) => <GroundTransportFacts groundTransport={groundTransport} />,
  dialog: GroundTransportDialog,
});
