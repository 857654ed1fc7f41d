import { Trans } from '@lingui/react/macro';
import { TravelPreview, type TravelPreviewProps } from '#web/domains/journeys/travel/widgets/travel-preview.tsx';
import { LodgingDialog } from '../parts/lazy-stay-dialog.ts';
import { LodgingFacts } from '../parts/stay-facts.tsx';
import { lodgingQuery } from '../queries.ts';

/** A stay at a glance, over what one was looking at. */
export const LodgingPreview = (props: TravelPreviewProps) => (
  <TravelPreview
    {...props}
    kind={{
      area: 'lodging',
      title: <Trans>Accommodation</Trans>,
      open: <Trans>Open accommodation</Trans>,
      query: lodgingQuery,
      facts: (lodging) => <LodgingFacts lodging={lodging} />,
      dialog: LodgingDialog,
    }}
  />
);
