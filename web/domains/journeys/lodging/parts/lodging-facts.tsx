import { Trans } from '@lingui/react/macro';
import type { LodgingRow } from '#shared/domains/journeys/lodging/schemas.ts';
import { artistFact, TravelFacts, travellersFact } from '#web/domains/journeys/travel/widgets/travel-facts.tsx';
import { reachFacts, useBookingFacts } from './booking-facts.tsx';
import { STAY } from './lodging-model.ts';
import { NightsText } from './nights-text.tsx';

/** Shows the preview of a stay. */
export function LodgingFacts({ lodging }: { readonly lodging: LodgingRow }) {
  const bookingFacts = useBookingFacts();
  const { rooms } = lodging;
  return (
    <TravelFacts
      model={STAY}
      travel={lodging}
      heading={lodging.placeName}
      items={[
        { id: 'nights', label: <Trans>Nights</Trans>, value: <NightsText stay={lodging.stay} /> },
        { id: 'address', label: <Trans>Address</Trans>, value: lodging.placeAddress },
        artistFact(lodging),
        travellersFact(lodging),
        { id: 'rooms', label: <Trans context="hotel">Rooms</Trans>, value: rooms.length > 0 && rooms.length },
        ...bookingFacts(lodging),
        ...reachFacts(lodging),
      ]}
    />
  );
}
