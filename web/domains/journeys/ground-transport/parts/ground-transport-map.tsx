import { useLingui } from '@lingui/react/macro';
import type { End, GroundTransport } from '#shared/domains/journeys/ground-transport/schemas.ts';
import { WayMap } from '#web/domains/journeys/travel/widgets/way-map.tsx';
import { useEndText } from './ground-transport-words.ts';

type GroundTransportMapProps = Pick<GroundTransport, 'routePolyline' | 'routeHexColor'> & {
  readonly start: End;
  readonly end: End;
};
/** Shows the start, the end and the route of a ride on a map. */
export function GroundTransportMap({ start, end, routePolyline, routeHexColor }: GroundTransportMapProps) {
  const { t } = useLingui();
  const textOf = useEndText();
  return (
    <WayMap
      from={{ point: start.placeGeo, name: textOf(start) }}
      to={{ point: end.placeGeo, name: textOf(end) }}
      polyline={routePolyline}
      color={routeHexColor}
      label={t`Map of the ground transport`}
      empty={t`Add locations to see a map of your ground transport`}
    />
  );
}
