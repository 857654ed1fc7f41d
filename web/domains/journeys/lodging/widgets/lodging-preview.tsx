import { Trans } from '@lingui/react/macro';
import { LodgingDialog } from '#web/domains/journeys/lodging/parts/lazy-lodging-dialog.ts';
import { LodgingFacts } from '#web/domains/journeys/lodging/parts/lodging-facts.tsx';
import { lodgingQuery } from '#web/domains/journeys/lodging/queries.ts';
import { travelPreview } from '#web/domains/journeys/travel/widgets/travel-preview.tsx';

/** A stay at a glance, over what one was looking at. */
export const LodgingPreview = travelPreview({
  area: 'lodging',
  title: <Trans>Accommodation</Trans>,
  open: <Trans>Open accommodation</Trans>,
  query: lodgingQuery,
  facts: (lodging) => <LodgingFacts lodging={lodging} />,
  dialog: LodgingDialog,
});
