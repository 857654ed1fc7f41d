import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { GroundTransportRow } from '#shared/domains/journeys/ground-transport/schemas.ts';
import { DurationText } from '#web/domains/journeys/travel/widgets/duration-text.tsx';
import { artistFact, TravelFacts, travellersFact } from '#web/domains/journeys/travel/widgets/travel-facts.tsx';
import { useDistanceText } from '#web/platform/distance.ts';
import { PhoneLink } from '#web/ui/record/links.tsx';
import { RIDE } from './ground-transport-model.ts';
import { useEndText } from './ground-transport-words.ts';

/** Shows the start and the end of a ride. */
function RouteLine({ groundTransport }: { readonly groundTransport: GroundTransportRow }) {
  const textOf = useEndText();
  return (
    <span className="row wrap">
      <span>{textOf(groundTransport.start)}</span>
      <ArrowRight size={13} aria-hidden="true" />
      <span>{textOf(groundTransport.end)}</span>
    </span>
  );
}

/** Shows the preview of a ride. */
export function GroundTransportFacts({ groundTransport }: { readonly groundTransport: GroundTransportRow }) {
  const lengthOf = useDistanceText();
  const { driver, distance } = groundTransport;
  return (
    <TravelFacts
      model={RIDE}
      travel={groundTransport}
      heading={<RouteLine groundTransport={groundTransport} />}
      items={[
        artistFact(groundTransport),
        { id: 'duration', label: <Trans>Duration</Trans>, value: <DurationText minutes={groundTransport.duration} /> },
        {
          id: 'distance',
          label: <Trans>Distance</Trans>,
          value: distance !== undefined && <span className="num">{lengthOf(distance / 1000)}</span>,
        },
        travellersFact(groundTransport),
        { id: 'driver', label: <Trans>Driver</Trans>, value: driver.name },
        {
          id: 'mobile',
          label: <Trans>Mobile</Trans>,
          value: driver.mobile && <PhoneLink phone={driver.mobile} />,
        },
        { id: 'vehicle', label: <Trans>Vehicle</Trans>, value: driver.vehicleModel },
      ]}
    />
  );
}
