import { useLingui } from '@lingui/react/macro';
import { Plane } from 'lucide-react';
import { useMemo } from 'react';
import { changeAfter, flightName } from '#shared/domains/journeys/flight/rules.ts';
import type { Flight, FlightEnd } from '#shared/domains/journeys/flight/schemas.ts';
import { Journey } from '#web/domains/journeys/travel/widgets/journey.tsx';
import { JourneyMap } from '#web/domains/journeys/travel/widgets/journey-map.tsx';
import { LinkedShows } from '#web/domains/journeys/travel/widgets/linked-shows.tsx';
import { Card } from '#web/ui/card.tsx';
import { useCabinNames } from './cabin-names.ts';
import { FlyerNumbers } from './flyer-numbers.tsx';

const pointOf = ({ airport }: FlightEnd) => ({ name: airport.iata, point: airport.point });

function useStretches({ segments }: Flight) {
  const { t } = useLingui();
  const cabins = useCabinNames();
  const stop = ({ airport: { name, iata, city }, terminal }: FlightEnd) => ({
    name: `${name} (${iata})`,
    notes: [name.includes(city) ? '' : city, terminal && t`Terminal ${terminal}`],
  });
  return segments.map((segment, i) => ({
    ...segment,
    name: flightName(segment),
    details: [
      segment.airline.name,
      segment.cabinClass && cabins[segment.cabinClass],
      segment.seats && t`Seats ${segment.seats}`,
    ],
    from: stop(segment.departure),
    to: stop(segment.arrival),
    change: { minutes: changeAfter(segments, i), place: segment.arrival.airport.name },
  }));
}

/** All flights of the journey, on the map, and what it belongs to. */
export function FlightOverview({ flight }: { readonly flight: Flight }) {
  const { t } = useLingui();
  const { segments, hexColor, travellers, linkedShows } = flight;
  const hops = useMemo(
    () => segments.map(({ departure, arrival }) => ({ from: pointOf(departure), to: pointOf(arrival) })),
    [segments],
  );
  return (
    <>
      <Card title={t`Flights`} count={segments.length}>
        <div className="card-b way-ends">
          <Journey stretches={useStretches(flight)} icon={<Plane size={14} aria-hidden="true" />} />
          <JourneyMap hops={hops} color={hexColor} label={t`Map of the flight`} />
        </div>
      </Card>
      <FlyerNumbers travellerIds={travellers.map(({ contactId }) => contactId)} />
      <LinkedShows linkedShows={linkedShows} />
    </>
  );
}
