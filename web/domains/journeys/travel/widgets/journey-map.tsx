import { useMemo } from 'react';
import type { GeoPoint } from '#shared/kernel/geo/geo.ts';
import { greatCircle } from '#web/ui/map/great-circle.ts';
import { MapBox } from '#web/ui/map/map-box.tsx';
import { type Hop, stopsOf } from './journey-stops.ts';
import './segments.css';

const isKnown = (hop: Hop): hop is { from: { name: string; point: GeoPoint }; to: { name: string; point: GeoPoint } } =>
  hop.from.point !== undefined && hop.to.point !== undefined;

/** Draws the segments of a journey as straight lines. It renders nothing while no place is known. */
export function JourneyMap({ hops, color, label }: Readonly<{ hops: readonly Hop[]; color: string; label: string }>) {
  const pins = useMemo(() => stopsOf(hops).map((stop) => ({ ...stop, color })), [hops, color]);
  const lines = useMemo(
    () =>
      hops
        .filter(isKnown)
        .map(({ from, to }, i) => ({ id: `${i}`, points: greatCircle(from.point, to.point), color, dashed: true })),
    [hops, color],
  );
  if (pins.length === 0) return null;
  return <MapBox className="way-map stretches-map" label={label} pins={pins} lines={lines} />;
}
