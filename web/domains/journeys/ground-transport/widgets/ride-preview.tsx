import { Trans } from '@lingui/react/macro';
import { TravelPreview, type TravelPreviewProps } from '#web/domains/journeys/travel/widgets/travel-preview.tsx';
import { GroundTransportDialog } from '../parts/lazy-ride-dialog.ts';
import { GroundTransportFacts } from '../parts/ride-facts.tsx';
import { groundTransportQuery } from '../queries.ts';

/** A ride at a glance, over what one was looking at. */
export const GroundTransportPreview = (props: TravelPreviewProps) => (
  <TravelPreview
    {...props}
    kind={{
      area: 'groundTransport',
      title: <Trans>Ground transport</Trans>,
      open: <Trans>Open ground transport</Trans>,
      query: groundTransportQuery,
      facts: (groundTransport) => <GroundTransportFacts ride={groundTransport} />,
      dialog: GroundTransportDialog,
    }}
  />
);
