import { travelMinutes } from '#shared/domains/booking/show/conflict-rules.ts';
import { distanceKm, type GeoPoint } from '#shared/kernel/geo/geo.ts';
import { momentsOf, type ZonedSpan } from './clocks.ts';

/** One stretch of a journey: when, from where and to where, as far as that is known. */
export interface Stretch extends ZonedSpan {
  readonly from?: GeoPoint | undefined;
  readonly to?: GeoPoint | undefined;
  /** Nights in a hotel: its guests travel by day, but sleep in one bed. */
  readonly isStay?: boolean | undefined;
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
  if (Boolean(a.isStay) !== Boolean(b.isStay)) return undefined;
  const fallback = zoneIn(a) ?? zoneIn(b) ?? 'UTC';
  const [x, y] = [momentsOf(a, fallback), momentsOf(b, fallback)];
  if (x.from < y.to && y.from < x.to) return { kind: 'overlap', gap: 0, needed: 0 };
  const [gap, left, entered] = x.to <= y.from ? [y.from - x.to, a.to, b.from] : [x.from - y.to, b.to, a.from];
  const needed = left && entered ? travelMinutes(distanceKm(left, entered)) : 0;
  return gap < needed ? { kind: 'hurry', gap, needed } : undefined;
}

/** Both journeys in order of departure; a stretch without zones goes by the first zone that is known. */
function inOrder(all: readonly Stretch[], others: readonly Stretch[]) {
  const zone = [...all, ...others].map(zoneIn).find(Boolean) ?? 'UTC';
  const own = all.map((stretch) => ({ stretch, isOwn: true }));
  const foreign = others.map((stretch) => ({ stretch, isOwn: false }));
  const leaves = ({ stretch }: { readonly stretch: Stretch }) => momentsOf(stretch, zone).from;
  return [...own, ...foreign].toSorted((a, b) => leaves(a) - leaves(b));
}

/**
 * The first clash between the stretches of two journeys, an overlap before a hurry. A hurry counts between neighbours
 * only: after AMS → LHR → JFK, a taxi in New York is compared with the flight from London, not with the one to London.
 */
export function firstClash(all: readonly Stretch[], others: readonly Stretch[]): Clash | undefined {
  const found = all.flatMap((one) => others.flatMap((other) => clashOf(one, other) ?? []));
  const overlap = found.find(({ kind }) => kind === 'overlap');
  if (overlap || found.length === 0) return overlap;
  const row = inOrder(all, others);
  return row
    .flatMap((one, i) => {
      const next = row[i + 1];
      return next && next.isOwn !== one.isOwn ? (clashOf(one.stretch, next.stretch) ?? []) : [];
    })
    .at(0);
}
