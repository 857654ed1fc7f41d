import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { GroundTransportRow } from '#shared/domains/ground-transport/schemas.ts';
import { TagChips } from '#web/domains/tag/widgets/tag-chips.tsx';
import { useDistanceText } from '#web/platform/distance.ts';
import { Facts } from '#web/ui/record/facts.tsx';
import { DurationText, PhaseMark, timesText, travellersText, useEndText } from './ride-words.tsx';

/** From where to where. */
function RouteLine({ ride }: { readonly ride: GroundTransportRow }) {
  const textOf = useEndText();
  return (
    <span className="row wrap">
      <span>{textOf(ride.start)}</span>
      <ArrowRight size={13} aria-hidden="true" />
      <span>{textOf(ride.end)}</span>
    </span>
  );
}

/** What a preview says of a ride. */
export function RideFacts({ ride }: { readonly ride: GroundTransportRow }) {
  const lengthOf = useDistanceText();
  const { driver, distance } = ride;
  return (
    <>
      <h2>
        <RouteLine ride={ride} />
      </h2>
      <p className="num">{timesText(ride)}</p>
      <p>
        <PhaseMark ride={ride} />
      </p>
      <Facts
        items={[
          { id: 'artist', label: <Trans>Artist</Trans>, value: ride.artists.map(({ name }) => name).join(', ') },
          { id: 'duration', label: <Trans>Duration</Trans>, value: <DurationText minutes={ride.duration} /> },
          {
            id: 'distance',
            label: <Trans>Distance</Trans>,
            value: distance !== undefined && <span className="num">{lengthOf(distance / 1000)}</span>,
          },
          { id: 'travellers', label: <Trans>Travellers</Trans>, value: travellersText(ride, 25) },
          { id: 'driver', label: <Trans>Driver</Trans>, value: driver.name },
          {
            id: 'mobile',
            label: <Trans>Mobile</Trans>,
            value: driver.mobile && <a href={`tel:${driver.mobile.replace(/[^\d+]/g, '')}`}>{driver.mobile}</a>,
          },
          { id: 'vehicle', label: <Trans>Vehicle</Trans>, value: driver.vehicleModel },
        ]}
      />
      <TagChips area="groundTransport" tagIds={ride.tagIds} />
    </>
  );
}
