import { useQuery } from '@tanstack/react-query';
import * as L from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { siteSettingsQuery } from '#web/platform/site-settings.ts';
import { drawLines, drawPins, fitAll } from './draw.ts';
import { drawGround } from './ground.ts';
import type { MapProps } from './model.ts';

/** Spec section 9; without tiles there is nothing to see so near. */
const MAP_ZOOM = 15;
const GROUND_ZOOM = 6;
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
      center: [48, 8],
      zoom: 4,
      minZoom: 1,
      maxZoom: MAX_ZOOM,
      worldCopyJump: true,
      zoomControl: false,
      attributionControl: false,
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
function useTiles(map: L.Map | undefined) {
  const { data } = useQuery(siteSettingsQuery);
  const tiles = data?.mapTiles;
  useEffect(() => {
    return map && drawGround(map);
  }, [map]);
  useEffect(() => {
    if (!map || !tiles) return;
    const layer = L.tileLayer(tiles.url, { maxZoom: MAX_ZOOM }).addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, tiles]);
  return tiles;
}

/** The newest of a function that a listener made earlier calls. */
function useLatest<T>(value: T) {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}

function usePins(map: L.Map | undefined, { pins, selected, onSelect, clustered = false }: MapProps): void {
  const select = useLatest(onSelect);
  const drawn = useRef<ReturnType<typeof drawPins>>(undefined);
  useEffect(() => {
    if (!map) return;
    drawn.current = drawPins(map, { pins, clustered, onSelect: (id) => select.current?.(id) });
    return () => drawn.current?.remove();
  }, [map, pins, clustered, select]);
  useEffect(() => {
    drawn.current?.choose(selected);
    const pin = pins.find(({ id }) => id === selected);
    if (map && pin) map.panInside(pin.point, { padding: [60, 60] });
  }, [map, pins, selected]);
}

/** Shows all pins when they change; who points at the map has chosen the view already. */
function useView(map: L.Map | undefined, { pins, onPoint }: MapProps, maxZoom: number): void {
  const point = useLatest(onPoint);
  const isPointed = useRef(false);
  useEffect(() => {
    map?.on('click', ({ latlng }) => {
      isPointed.current = true;
      point.current?.({ lat: latlng.lat, lng: latlng.wrap().lng });
    });
  }, [map, point]);
  useEffect(() => {
    if (map && !(point.current && isPointed.current)) fitAll(map, pins, maxZoom);
    isPointed.current = false;
  }, [map, pins, point, maxZoom]);
}

export function LeafletMap(props: LeafletMapProps) {
  const { lines = NO_LINES } = props;
  const { host, map } = useMap(props);
  const tiles = useTiles(map);
  useEffect(() => {
    return map && drawLines(map, lines);
  }, [map, lines]);
  usePins(map, props);
  useView(map, props, tiles ? MAP_ZOOM : GROUND_ZOOM);
  return (
    <>
      <div ref={host} className="map-ground" />
      {tiles?.attribution && <small className="map-thanks">{tiles.attribution}</small>}
    </>
  );
}
