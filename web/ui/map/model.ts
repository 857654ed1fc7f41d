import type { GeoPoint } from '#shared/kernel/geo/geo.ts';

export interface MapPin {
  readonly id: string;
  readonly point: GeoPoint;
  /** The letter in the pin, if any. */
  readonly letter?: string | undefined;
  /** The name beside the pin, and for screen readers. */
  readonly label: string;
  /** Hex; the accent colour by default. */
  readonly color?: string | undefined;
  /** The place has a problem, which its label names. */
  readonly alert?: 'red' | 'amber' | undefined;
  /** A small pin, for a place that is only nearby. */
  readonly minor?: boolean | undefined;
}

export interface MapLine {
  readonly id: string;
  readonly points: readonly GeoPoint[];
  readonly color?: string | undefined;
  /** The line is not the real route. */
  readonly dashed?: boolean | undefined;
}

export interface MapProps {
  /** Name of the map. */
  readonly label: string;
  readonly pins: readonly MapPin[];
  readonly lines?: readonly MapLine[];
  readonly selected?: string | undefined;
  readonly onSelect?: (id: string) => void;
  /** A click beside the pins. */
  readonly onPoint?: (point: GeoPoint) => void;
  /** Pins that would cover each other are drawn as one pin with their number. */
  readonly clustered?: boolean;
}

const LETTERS = 26;
/** A to Z, then AA and on. */
export const letterOf = (index: number): string =>
  (index >= LETTERS ? letterOf(Math.floor(index / LETTERS) - 1) : '') + String.fromCharCode(65 + (index % LETTERS));

/** Colours of routes in the order of their artists, readable on light and dark ground. */
export const ROUTE_COLORS = ['#d6006a', '#2563eb', '#0c7a3d', '#b45309', '#7c3aed', '#0d8585', '#be123c', '#475569'];
export const routeColor = (index: number): string => ROUTE_COLORS[index % ROUTE_COLORS.length] ?? '#d6006a';
