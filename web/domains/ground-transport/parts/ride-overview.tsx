import { Trans } from '@lingui/react/macro';
import type { GroundTransport } from '#shared/domains/ground-transport/schemas.ts';
import { dateOf, timeOf } from '#shared/kernel/date.ts';
import { useDistanceText } from '#web/platform/distance.ts';
import { formatDay } from '#web/platform/format.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Status } from '#web/ui/status.tsx';
import { ChoiceIcon, useChoices } from './choices.tsx';
import { RideMap } from './ride-map.tsx';
import { DurationText, useEndText } from './ride-words.tsx';

type End = GroundTransport['start'] | GroundTransport['end'];

function EndLine({ end }: { readonly end: End }) {
  const { typeText, typeIcon } = useChoices();
  const name = useEndText()(end);
  const { dateTimeLocal: at, placeAddress, locationType, locationTypeOther, letter } = end;
  const kind = locationType === 'other' ? locationTypeOther : typeText(locationType);
  return (
    <div className="ride-end">
      <span className="ride-letter">{letter}</span>
      <span className="col">
        <b>{name}</b>
        <span className="num">{`${formatDay({ date: dateOf(at) })} ${timeOf(at)}`}</span>
        {kind && kind !== name && (
          <span className="row meta">
            <ChoiceIcon name={typeIcon(locationType)} />
            {kind}
          </span>
        )}
        {placeAddress && placeAddress !== name && <span className="meta">{placeAddress}</span>}
      </span>
    </div>
  );
}

function LinkedShows({ ride }: { readonly ride: GroundTransport }) {
  const { linkedShows } = ride;
  return (
    <Card title={<Trans>Shows</Trans>} count={linkedShows.length}>
      {linkedShows.length === 0 && (
        <p className="card-b meta">
          <Trans>It belongs to no show yet: shows take it in on their timetable.</Trans>
        </p>
      )}
      <ul className="lines sd-rows">
        {linkedShows.map(({ showId, eventDescription, venueDescription, status, dateTime }) => (
          <li key={showId}>
            <Status color={status.hexColor} />
            <PageLink to={`/show/${showId}`} className="col grow">
              <span className="strong cut">{eventDescription}</span>
              <span className="meta cut">{[dateTime.startDisplay, venueDescription].filter(Boolean).join(' · ')}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** From where to where, on the map, and what it belongs to. */
export function RideOverview({ ride }: { readonly ride: GroundTransport }) {
  const lengthOf = useDistanceText();
  const { start, end, duration, distance, routePolyline, routeHexColor } = ride;
  const textOf = useEndText();
  return (
    <>
      <Card title={<Trans>Route</Trans>} className="ride-card">
        <div className="card-b ride-ends">
          <EndLine end={start} />
          <EndLine end={end} />
          <p className="meta num">
            <DurationText minutes={duration} />
            {distance !== undefined && ` · ${lengthOf(distance / 1000)}`}
          </p>
          <RideMap
            from={{ point: start.placeGeo, name: textOf(start) }}
            to={{ point: end.placeGeo, name: textOf(end) }}
            polyline={routePolyline}
            color={routeHexColor}
          />
        </div>
      </Card>
      <LinkedShows ride={ride} />
    </>
  );
}
