import { Trans } from '@lingui/react/macro';
import { flightName, flightTitle, hopTitle } from '#shared/domains/journeys/flight/rules.ts';
import type { FlightRow } from '#shared/domains/journeys/flight/schemas.ts';
import { timeOf } from '#shared/kernel/time/date.ts';
import { bookingFact } from '#web/domains/journeys/travel/widgets/booking-facts.tsx';
import { artistFact, TravelFacts, travellersFact } from '#web/domains/journeys/travel/widgets/travel-facts.tsx';
import { FLIGHT } from './flight-model.ts';

/** Shows the preview of a flight. */
export function FlightFacts({ flight }: { readonly flight: FlightRow }) {
  return (
    <TravelFacts
      model={FLIGHT}
      travel={flight}
      heading={flightTitle(flight)}
      items={[
        artistFact(flight),
        ...flight.segments.map((segment) => ({
          id: segment.id,
          label: flightName(segment),
          value: (
            <span className="num">
              {hopTitle(segment)}, {timeOf(segment.departure.dateTimeLocal)} – {timeOf(segment.arrival.dateTimeLocal)}
            </span>
          ),
        })),
        travellersFact(flight),
        bookingFact(flight.bookingReference),
        { id: 'baggage', label: <Trans>Baggage</Trans>, value: flight.baggage },
      ]}
    />
  );
}
