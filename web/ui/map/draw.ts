import * as L from 'leaflet';
import { clustersOf } from './cluster.ts';
import type { MapLine, MapPin } from './model.ts';

const ACCENT = 'var(--brand-solid)';
/** More pins are not stops of the Tab key: the list beside the map is the way to them. */
const MAX_TAB_STOPS = 40;

/** The element of a pin; words go in as text, so that no name is markup. */
function elementOf(className: string, text: string, label: string, color?: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  element.title = label;
  if (color) element.style.setProperty('--pin', color);
  return element;
}

const iconOf = (html: HTMLElement, size: number, tip: number): L.DivIcon =>
  L.divIcon({ html, className: 'map-mark', iconSize: [size, size], iconAnchor: [size / 2, tip] });

interface Pins {
  readonly pins: readonly MapPin[];
  readonly selected: string | undefined;
  readonly clustered: boolean;
  readonly onSelect: (id: string) => void;
}

function pinMarker(pin: MapPin, { pins, selected, onSelect }: Pins): L.Marker {
  const isOn = pin.id === selected;
  const name = ['map-pin', pin.minor && 'minor', isOn && 'on'].filter(Boolean).join(' ');
  const size = pin.minor ? 14 : 26;
  const icon = iconOf(elementOf(name, pin.letter ?? '', pin.label, pin.color ?? ACCENT), size, pin.minor ? 7 : 30);
  const marker = L.marker(pin.point, {
    ...{ icon, keyboard: pins.length <= MAX_TAB_STOPS, zIndexOffset: isOn ? 1000 : pin.minor ? -100 : 0 },
  });
  marker.on('add', () => marker.getElement()?.setAttribute('aria-label', pin.label));
  return marker.on('click', () => onSelect(pin.id));
}

function clusterMarker(map: L.Map, pins: readonly MapPin[]): L.Marker {
  const bounds = L.latLngBounds(pins.map(({ point }) => point));
  const label = pins
    .slice(0, 6)
    .map((pin) => pin.label)
    .join('\n');
  const icon = iconOf(elementOf('map-many', String(pins.length), label), 34, 17);
  const open = () => map.fitBounds(bounds, { padding: [60, 60], maxZoom: map.getZoom() + 3 });
  return L.marker(bounds.getCenter(), { icon, keyboard: false }).on('click', open);
}

/** Draws pins, again at each zoom where they stand together; answers how to take them away. */
export function drawPins(map: L.Map, all: Pins): () => void {
  const layer = L.layerGroup().addTo(map);
  const draw = () => {
    layer.clearLayers();
    const groups = all.clustered
      ? clustersOf(all.pins, (pin) => map.project(pin.point), all.selected)
      : all.pins.map((pin) => ({ pins: [pin] }));
    for (const { pins } of groups) {
      const [only] = pins;
      if (only) layer.addLayer(pins.length === 1 ? pinMarker(only, all) : clusterMarker(map, pins));
    }
  };
  draw();
  if (all.clustered) map.on('zoomend', draw);
  return () => {
    map.off('zoomend', draw);
    layer.remove();
  };
}

export function drawLines(map: L.Map, lines: readonly MapLine[] = []): () => void {
  const layer = L.layerGroup(
    lines.map(({ points, color = ACCENT, dashed }) =>
      L.polyline([...points], {
        ...{ color, weight: 3, opacity: 0.85, interactive: false },
        ...(dashed ? { dashArray: '2 8', lineCap: 'round' as const } : {}),
      }),
    ),
  ).addTo(map);
  return () => {
    layer.remove();
  };
}

/** Shows all pins. */
export function fitAll(map: L.Map, pins: readonly MapPin[], maxZoom: number): void {
  if (pins.length === 0) return;
  map.fitBounds(L.latLngBounds(pins.map(({ point }) => point)), { padding: [48, 48], maxZoom, animate: false });
}
