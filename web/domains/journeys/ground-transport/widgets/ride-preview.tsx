import { Trans } from '@lingui/react/macro';
import { TravelPreview, type TravelPreviewProps } from '#web/domains/journeys/travel/widgets/travel-preview.tsx';
import { RideDialog } from '../parts/lazy-ride-dialog.ts';
import { RideFacts } from '../parts/ride-facts.tsx';
import { rideQuery } from '../queries.ts';

/** A ride at a glance, over what one was looking at. */
export const RidePreview = (props: TravelPreviewProps) => (
  <TravelPreview
    {...props}
    kind={{
      area: 'groundTransport',
      title: <Trans>Ground transport</Trans>,
      open: <Trans>Open ground transport</Trans>,
      query: rideQuery,
      facts: (ride) => <RideFacts ride={ride} />,
      dialog: RideDialog,
    }}
  />
);
