import * as L from 'leaflet';
import { clustersOf } from './cluster.ts';
import type { MapLine, MapPin } from './model.ts';

const ACCENT = 'var(--brand-solid)';

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
  readonly clustered: boolean;
  readonly onSelect: (id: string) => void;
}
interface Mark {
  readonly marker: L.Marker;
  readonly element: HTMLElement;
  readonly rank: number;
}

const CHOSEN_RANK = 1000;
const ALERT_RANK = 500;
const MINOR_RANK = -100;

function markOf(pin: MapPin, { onSelect }: Pins): Mark {
  const { minor, alert, letter = '', label, color = ACCENT } = pin;
  const element = elementOf(minor ? 'map-pin minor' : 'map-pin', letter, label, color);
  if (alert) element.dataset.alert = alert;
  const rank = minor ? MINOR_RANK : alert ? ALERT_RANK : 0;
  const marker = L.marker(pin.point, {
    icon: minor ? iconOf(element, 14, 7) : iconOf(element, 26, 30),
    // Marks lie as close as places do: who goes by keys takes the list beside the map.
    keyboard: false,
    zIndexOffset: rank,
  });
  marker.on('add', () => {
    marker.getElement()?.setAttribute('role', 'img');
    marker.getElement()?.setAttribute('aria-label', label);
  });
  return { marker: marker.on('click', () => onSelect(pin.id)), element, rank };
}

function clusterMarker(map: L.Map, pins: readonly MapPin[]): L.Marker {
  const bounds = L.latLngBounds(pins.map(({ point }) => point));
  const label = pins
    .slice(0, 6)
    .map((pin) => pin.label)
    .join('\n');
  const element = elementOf('map-many', String(pins.length), label);
  const alert = pins.find((pin) => pin.alert === 'red') ?? pins.find((pin) => pin.alert);
  if (alert?.alert) element.dataset.alert = alert.alert;
  const icon = iconOf(element, 34, 17);
  const open = () => map.fitBounds(bounds, { padding: [60, 60], maxZoom: map.getZoom() + 3 });
  return L.marker(bounds.getCenter(), { icon, keyboard: false }).on('click', open);
}

/** Draws pins, again at each zoom where they stand together; one of them can be the chosen one. */
export function drawPins(map: L.Map, all: Pins) {
  const layer = L.layerGroup().addTo(map);
  const marks = new Map<string, Mark>();
  let chosen: string | undefined;
  const mark = (id: string | undefined, isOn: boolean) => {
    const found = marks.get(id ?? '');
    found?.element.classList.toggle('on', isOn);
    found?.marker.setZIndexOffset(isOn ? CHOSEN_RANK : found.rank);
  };
  const draw = () => {
    layer.clearLayers();
    marks.clear();
    const groups = all.clustered
      ? clustersOf(all.pins, (pin) => map.project(pin.point), chosen)
      : all.pins.map((pin) => ({ pins: [pin] }));
    for (const { pins } of groups) {
      const [only] = pins;
      if (!only || pins.length > 1) layer.addLayer(clusterMarker(map, pins));
      else marks.set(only.id, markOf(only, all));
    }
    for (const { marker } of marks.values()) layer.addLayer(marker);
    mark(chosen, true);
  };
  draw();
  if (all.clustered) map.on('zoomend', draw);
  return {
    choose(id: string | undefined) {
      mark(chosen, false);
      chosen = id;
      if (all.clustered && id && !marks.has(id)) draw();
      else mark(id, true);
    },
    remove() {
      map.off('zoomend', draw);
      layer.remove();
    },
  };
}

export function drawLines(map: L.Map, lines: readonly MapLine[] = []): () => void {
  const layer = L.layerGroup(
    lines.map(({ points, color = ACCENT, dashed }) =>
      L.polyline([...points], {
        color,
        weight: 3,
        opacity: 0.85,
        interactive: false,
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
