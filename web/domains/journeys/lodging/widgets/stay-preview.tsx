import { Trans } from '@lingui/react/macro';
import { TravelPreview, type TravelPreviewProps } from '#web/domains/journeys/travel/widgets/travel-preview.tsx';
import { StayDialog } from '../parts/lazy-stay-dialog.ts';
import { StayFacts } from '../parts/stay-facts.tsx';
import { stayQuery } from '../queries.ts';

/** A stay at a glance, over what one was looking at. */
export const StayPreview = (props: TravelPreviewProps) => (
  <TravelPreview
    {...props}
    kind={{
      area: 'lodging',
      title: <Trans>Accommodation</Trans>,
      open: <Trans>Open accommodation</Trans>,
      query: stayQuery,
      facts: (lodging) => <StayFacts lodging={lodging} />,
      dialog: StayDialog,
    }}
  />
);
