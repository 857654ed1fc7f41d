import { Trans } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import './map-picture.css';

const WIDTH = 400;
const DEGREE_STEP = 97;
/** A number from 0 to 1 that a place always gives again, so that each place has its own picture. */
const shade = (lat: number, lng: number, n: number): number => {
  const value = Math.sin(lat * DEGREE_STEP + lng * (n + 3) + n * 13) * 10_000;
  return value - Math.floor(value);
};

function roadsOf(lat: number, lng: number, height: number): string[] {
  const across = Array.from({ length: 6 }, (_, i) => {
    const y = (i + shade(lat, lng, i)) * (height / 6);
    return `M-4 ${y} L${WIDTH + 4} ${y + (shade(lat, lng, i + 7) - 0.5) * 40}`;
  });
  const down = Array.from({ length: 10 }, (_, i) => {
    const x = (i + shade(lat, lng, i + 20)) * (WIDTH / 10);
    return `M${x} -4 L${x + (shade(lat, lng, i + 31) - 0.5) * 60} ${height + 4}`;
  });
  return [...across, ...down];
}

interface MapPictureProps {
  readonly lat: number;
  readonly lng: number;
  readonly name: string;
  readonly height: number;
}
/** A drawn picture that stands for the map, without tiles from others; the real map is one click away. */
export function MapPicture({ lat, lng, name, height }: MapPictureProps) {
  const roads = roadsOf(lat, lng, height);
  const water = height * (0.66 + shade(lat, lng, 50) * 0.2);
  const shore = `M0 ${water} C ${WIDTH * 0.3} ${water - 16}, ${WIDTH * 0.6} ${water + 22}, ${WIDTH} ${water - 8} V${height} H0Z`;
  return (
    <a
      className="map-pic"
      href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`}
      target="_blank"
      rel="noopener noreferrer"
      style={{ height }}
    >
      <svg
        width="100%"
        height={height}
        viewBox={`0 0 ${WIDTH} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {roads.map((d) => (
          <path key={d} d={d} className="map-road" />
        ))}
        <path d={shore} className="map-water" />
      </svg>
      <MapPin size={26} aria-hidden="true" />
      <span className="sr">
        <Trans>Open {name} on the map</Trans>
      </span>
    </a>
  );
}
