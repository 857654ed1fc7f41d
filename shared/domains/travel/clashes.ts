import { travelMinutes } from '#shared/domains/show/conflict-rules.ts';
import { distanceKm, type GeoPoint } from '#shared/kernel/geo.ts';
import { momentsOf, type ZonedSpan } from './clocks.ts';

/** One stretch of a journey: when, from where and to where, as far as that is known. */
export interface Stretch extends ZonedSpan {
  readonly from?: GeoPoint | undefined;
  readonly to?: GeoPoint | undefined;
}

/** In two places at once, or with less time between them than the way takes. */
export interface Clash {
  readonly kind: 'overlap' | 'hurry';
  /** Minutes there are between them, and minutes it takes; 0 of an overlap. */
  readonly gap: number;
  readonly needed: number;
}

const zoneIn = ({ zone, endZone }: Stretch): string | undefined => zone ?? endZone;

/** Why one person cannot be on both; a stretch without zones goes by the clock of the other. */
export function clashOf(a: Stretch, b: Stretch): Clash | undefined {
  const fallback = zoneIn(a) ?? zoneIn(b) ?? 'UTC';
  const [x, y] = [momentsOf(a, fallback), momentsOf(b, fallback)];
  if (x.from < y.to && y.from < x.to) return { kind: 'overlap', gap: 0, needed: 0 };
  const [gap, left, entered] = x.to <= y.from ? [y.from - x.to, a.to, b.from] : [x.from - y.to, b.to, a.from];
  const needed = left && entered ? travelMinutes(distanceKm(left, entered)) : 0;
  return gap < needed ? { kind: 'hurry', gap, needed } : undefined;
}

/** The first clash between the stretches of two journeys, an overlap before a hurry. */
export function firstClash(all: readonly Stretch[], others: readonly Stretch[]): Clash | undefined {
  const found = all.flatMap((one) => others.flatMap((other) => clashOf(one, other) ?? []));
  return found.find(({ kind }) => kind === 'overlap') ?? found[0];
}
