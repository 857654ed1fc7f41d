import { useLingui } from '@lingui/react/macro';
import { Map as MapIcon } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { GeoPoint } from '#shared/kernel/geo/geo.ts';
import { decodePolyline } from '#shared/kernel/geo/polyline.ts';
import { greatCircle } from '#web/ui/map/great-circle.ts';
import { MapBox } from '#web/ui/map/map-box.tsx';
import './travel.css';

interface WayMapProps {
  readonly from: { readonly point: GeoPoint | undefined; readonly name: string };
  readonly to: { readonly point: GeoPoint | undefined; readonly name: string };
  /** The road in Google's encoding. Without it, the way is a straight dashed line. */
  readonly polyline?: string;
  readonly color: string;
  readonly label: string;
  /** The content while neither end is known. */
  readonly empty: ReactNode;
}
/** Draws the start, the end and the route of a journey on a map. */
export function WayMap({ from, to, polyline = '', color, label, empty }: WayMapProps) {
  const { t } = useLingui();
  const [a, b] = [from.point, to.point];
  const pins = useMemo(
    () => [
      ...(a ? [{ id: 'A', letter: 'A', point: a, label: from.name || t`Start`, color }] : []),
      ...(b ? [{ id: 'B', letter: 'B', point: b, label: to.name || t`End`, color }] : []),
    ],
    [a, b, from.name, to.name, color, t],
  );
  const lines = useMemo(() => {
    if (!a || !b) return [];
    const points = polyline ? decodePolyline(polyline) : greatCircle(a, b);
    return [{ id: 'way', points, color, dashed: !polyline }];
  }, [a, b, polyline, color]);
  if (pins.length === 0)
    return (
      <div className="way-map empty">
        <MapIcon size={22} aria-hidden="true" />
        <p>{empty}</p>
      </div>
    );
  return <MapBox className="way-map" label={label} pins={pins} lines={lines} />;
}
