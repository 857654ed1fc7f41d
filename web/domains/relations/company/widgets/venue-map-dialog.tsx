import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import type { MapVenue, NearAirport } from '#shared/domains/calendars/planning/map.ts';
import type { Distance } from '#shared/domains/journeys/travel/distance.ts';
import { AIRPORT_RADIUS, AIRPORT_RADIUS_MAX } from '#shared/domains/relations/company/nearby.ts';
import type { GeoPoint } from '#shared/kernel/geo/geo.ts';
import { decodePolyline } from '#shared/kernel/geo/polyline.ts';
import { queryOf } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { greatCircle } from '#web/ui/map/great-circle.ts';
import { MapBox } from '#web/ui/map/map-box.tsx';
import { letterOf } from '#web/ui/map/model.ts';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { useWayText } from './way-text.ts';
import './venue-map.css';

const { mapVenue, mapAirport } = planningContract.routes;
const AIRPORT_COLOR = '#2563eb';
const VENUE_LETTER = '●';

const lineOf = (from: GeoPoint, to: GeoPoint, way: Distance) => ({
  id: 'way',
  points: way.polyline ? decodePolyline(way.polyline) : greatCircle(from, to),
  dashed: !way.measured,
});

interface AirportsProps {
  readonly airports: readonly NearAirport[];
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
}
function Airports({ airports, selected, onSelect }: AirportsProps) {
  const { distance, drive } = useWayText();
  if (airports.length === 0)
    return (
      <p className="meta vm-none">
        <Trans>No airport within range, or the venue has no position.</Trans>
      </p>
    );
  return (
    <ol className="vm-list">
      {airports.map(({ id, iata, name, way }, i) => (
        <li key={id}>
          <button
            type="button"
            className={cx('vm-line', id === selected && 'on')}
            aria-pressed={id === selected}
            onClick={() => onSelect(id)}
          >
            <span className="map-letter vm-air">{letterOf(i)}</span>
            <span className="col grow">
              <span className="cut strong">
                {iata} {name}
              </span>
              <span className="meta num">{[distance(way.distance), drive(way)].filter(Boolean).join(', ')}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Shows the venue, which is the end of every route. */
const Venue = ({ venue: { name, cityCountry, point } }: { readonly venue: MapVenue }) => (
  <p className="vm-line vm-venue">
    <span className="map-letter">{point ? VENUE_LETTER : ''}</span>
    <span className="col grow">
      <span className="cut strong">{name}</span>
      <span className="meta cut">{cityCountry}</span>
    </span>
  </p>
);

function useVenueMap(venueId: string, radius: number, selected: string | undefined) {
  const { data } = useQuery({
    ...queryOf(mapVenue, { body: { venueId, radius } }),
    placeholderData: keepPreviousData,
  });
  const road = useQuery({
    ...queryOf(mapAirport, { body: { venueId, airportId: selected ?? '' } }),
    enabled: selected !== undefined,
  }).data;
  const pins = useMemo(() => {
    const airports = (data?.airports ?? []).map(({ id, iata, name, point }, i) => ({
      id,
      point,
      letter: letterOf(i),
      color: AIRPORT_COLOR,
      label: `${iata} ${name}`,
    }));
    const { venue } = data ?? {};
    return venue?.point
      ? [{ id: venue.id, point: venue.point, label: venue.name, letter: VENUE_LETTER }, ...airports]
      : airports;
  }, [data]);
  const lines = useMemo(() => {
    const airport = data?.airports.find(({ id }) => id === selected);
    const way = road?.way ?? airport?.way;
    return airport && data?.venue.point && way ? [lineOf(airport.point, data.venue.point, way)] : [];
  }, [data, road, selected]);
  return { data, pins, lines };
}

type VenueMapProps = Readonly<{ venueId: string; name: string; onClose: () => void }>;
function Hint({ data }: { readonly data: { venue: MapVenue; airports: NearAirport[] } | undefined }) {
  const count = data?.airports.length ?? 0;
  const measured = data?.airports.some(({ way }) => way.measured);
  return data && !measured && count > 0 ? (
    <Trans>Distances are in a straight line; travel times are estimates.</Trans>
  ) : (
    <Plural value={count} one="# airport" other="# airports" />
  );
}

interface PlacesProps {
  readonly selected: string | undefined;
  readonly setSelected: (next: string | undefined) => void;
  readonly data: { venue: MapVenue; airports: NearAirport[] } | undefined;
}
function Places({ selected, setSelected, data }: PlacesProps) {
  return data ? (
    <div className="vm-places">
      <Venue venue={data.venue} />
      <Airports airports={data.airports} selected={selected} onSelect={setSelected} />
    </div>
  ) : (
    <SkeletonLines />
  );
}

/** The venue and the airports around it, each with its way there. */
export function VenueMapDialog({ venueId, name, onClose }: VenueMapProps) {
  const { t } = useLingui();
  const [radius, setRadius] = useState(AIRPORT_RADIUS);
  const [selected, setSelected] = useState<string>();
  const { distance } = useWayText();
  const { data, pins, lines } = useVenueMap(venueId, radius, selected);

  return (
    <Dialog
      open
      onClose={onClose}
      size="choose"
      title={t`Airports near ${name}`}
      hint={<Hint data={data} />}
      actions={
        radius < AIRPORT_RADIUS_MAX && (
          <Button onClick={() => setRadius(AIRPORT_RADIUS_MAX)}>
            <Trans>Search within {distance(AIRPORT_RADIUS_MAX)}</Trans>
          </Button>
        )
      }
    >
      <div className="vm-body">
        <Places selected={selected} setSelected={setSelected} data={data} />
        <MapBox
          label={t`Map of ${name} and its airports`}
          pins={pins}
          lines={lines}
          selected={selected}
          onSelect={(id) => id !== venueId && setSelected(id)}
        />
      </div>
    </Dialog>
  );
}
