import { Trans } from '@lingui/react/macro';
import { travelPreview } from '#web/domains/journeys/travel/widgets/travel-preview.tsx';
import { FlightFacts } from '../parts/flight-facts.tsx';
import { FlightDialog } from '../parts/lazy-flight-dialog.ts';
import { flightQuery } from '../queries.ts';

/** A flight at a glance, over what one was looking at. */
export const FlightPreview = travelPreview({
  area: 'flight',
  title: <Trans>Flight</Trans>,
  open: <Trans>Open flight</Trans>,
  query: flightQuery,
  facts: (flight) => <FlightFacts flight={flight} />,
  dialog: FlightDialog,
});
