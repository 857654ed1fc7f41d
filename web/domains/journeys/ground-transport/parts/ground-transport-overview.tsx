import { Trans } from '@lingui/react/macro';
import type { GroundTransport } from '#shared/domains/journeys/ground-transport/schemas.ts';
import { DurationText } from '#web/domains/journeys/travel/widgets/duration-text.tsx';
import { LinkedShows } from '#web/domains/journeys/travel/widgets/linked-shows.tsx';
import { WayEnd } from '#web/domains/journeys/travel/widgets/way-end.tsx';
import { useDistanceText } from '#web/platform/distance.ts';
import { Card } from '#web/ui/card.tsx';
import { ChoiceIcon, useChoices } from './choices.tsx';
import { GroundTransportMap } from './ground-transport-map.tsx';
import { useEndText } from './ground-transport-words.ts';

type End = GroundTransport['start'] | GroundTransport['end'];

function GroundTransportEnd({ end }: { readonly end: End }) {
  const { typeText, typeIcon } = useChoices();
  const name = useEndText()(end);
  const { dateTimeLocal, placeAddress, locationType, locationTypeOther, letter } = end;
  const kind = locationType === 'other' ? locationTypeOther : typeText(locationType);
  return (
    <WayEnd letter={letter} name={name} at={dateTimeLocal}>
      {kind && kind !== name && (
        <span className="row meta">
          <ChoiceIcon name={typeIcon(locationType)} />
          {kind}
        </span>
      )}
      {placeAddress && placeAddress !== name && <span className="meta">{placeAddress}</span>}
    </WayEnd>
  );
}

/** From where to where, on the map, and what it belongs to. */
export function GroundTransportOverview({ groundTransport }: { readonly groundTransport: GroundTransport }) {
  const lengthOf = useDistanceText();
  const { start, end, duration, distance, linkedShows } = groundTransport;
  return (
    <>
      <Card title={<Trans>Route</Trans>}>
        <div className="card-b way-ends">
          <GroundTransportEnd end={start} />
          <GroundTransportEnd end={end} />
          <p className="meta num">
            <DurationText minutes={duration} />
            {distance !== undefined && ` · ${lengthOf(distance / 1000)}`}
          </p>
          <GroundTransportMap {...groundTransport} />
        </div>
      </Card>
      <LinkedShows linkedShows={linkedShows} />
    </>
  );
}
