import { Trans } from '@lingui/react/macro';
import type { Flight } from '#shared/domains/journeys/flight/schemas.ts';
import { BookingFacts, bookingFact } from '#web/domains/journeys/travel/widgets/booking-facts.tsx';
import { TravelAside } from '#web/domains/journeys/travel/widgets/travel-aside.tsx';

/** Shows the travellers of a flight, its booking and its baggage allowance. */
export const FlightAside = ({ flight }: { readonly flight: Flight }) => (
  <TravelAside area="flight" travel={flight}>
    <BookingFacts
      items={[
        bookingFact(flight.bookingReference),
        { id: 'baggage', label: <Trans>Baggage</Trans>, value: flight.baggage },
      ]}
    />
  </TravelAside>
);
