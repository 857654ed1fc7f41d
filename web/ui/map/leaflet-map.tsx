import { useQuery } from '@tanstack/react-query';
import * as L from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { siteSettingsQuery } from '#web/platform/site-settings.ts';
import { drawLines, drawPins, fitAll } from './draw.ts';
import { drawGround } from './ground.ts';
import type { MapProps } from './model.ts';

/** Spec section 9. */
export const MAP_ZOOM = 15;
const MAX_ZOOM = 19;
const NO_LINES: MapProps['lines'] = [];

interface LeafletMapProps extends MapProps {
  readonly zoomIn: string;
  readonly zoomOut: string;
}

function useMap({ zoomIn, zoomOut }: LeafletMapProps) {
  const host = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<L.Map>();
  useEffect(() => {
    if (!host.current) return;
    const made = L.map(host.current, {
      ...{ center: [48, 8], zoom: 4, minZoom: 2, maxZoom: MAX_ZOOM, worldCopyJump: true },
      ...{ zoomControl: false, attributionControl: false },
    });
    L.control.zoom({ position: 'topright', zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(made);
    L.control.scale({ position: 'bottomright', imperial: false }).addTo(made);
    const resized = new ResizeObserver(() => made.invalidateSize());
    resized.observe(host.current);
    setMap(made);
    return () => {
      resized.disconnect();
      made.remove();
    };
  }, [zoomIn, zoomOut]);
  return { host, map };
}

/** Tiles of the installation's own source; without one, or while none comes, coasts and borders of our own. */
function useTiles(map: L.Map | undefined): string {
  const { data } = useQuery(siteSettingsQuery);
  const tiles = data?.mapTiles;
  useEffect(() => map && drawGround(map), [map]);
  useEffect(() => {
    if (!map || !tiles) return;
    const layer = L.tileLayer(tiles.url, { maxZoom: MAX_ZOOM }).addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, tiles]);
  return tiles?.attribution ?? '';
}

export function LeafletMap(props: LeafletMapProps) {
  const { pins, lines = NO_LINES, selected, onSelect, onPoint, clustered = false } = props;
  const { host, map } = useMap(props);
  const attribution = useTiles(map);
  const select = useRef(onSelect);
  select.current = onSelect;
  const point = useRef(onPoint);
  point.current = onPoint;

  useEffect(() => {
    map?.on('click', ({ latlng }) => point.current?.({ lat: latlng.lat, lng: latlng.wrap().lng }));
  }, [map]);
  useEffect(() => map && drawLines(map, lines), [map, lines]);
  useEffect(
    () => map && drawPins(map, { pins, selected, clustered, onSelect: (id) => select.current?.(id) }),
    [map, pins, selected, clustered],
  );
  useEffect(() => map && fitAll(map, pins, MAP_ZOOM), [map, pins]);
  useEffect(() => {
    const pin = pins.find(({ id }) => id === selected);
    if (map && pin) map.panInside(pin.point, { padding: [60, 60] });
  }, [map, pins, selected]);

  return (
    <>
      <div ref={host} className="map-ground" />
      {attribution && <small className="map-thanks">{attribution}</small>}
    </>
  );
}
