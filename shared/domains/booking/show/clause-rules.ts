import { type DistanceUnit, distanceKm, kmToMiles, milesToKm } from '#shared/kernel/geo/geo.ts';
import { type Appointment, agendaDays } from '#shared/kernel/record/appointment.ts';
import { addDays, type LocalDate } from '#shared/kernel/time/date.ts';
import type { ExclusivityClause } from './clause.ts';

export interface Place {
  readonly venueId?: string | undefined;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
}
interface Placed extends Pick<Appointment, 'start' | 'end' | 'isNight'> {
  readonly place?: Place | undefined;
}

/** A clause's radius in another unit, as a whole number. */
export const radiusIn = ({ radius, unit }: Pick<ExclusivityClause, 'radius' | 'unit'>, wanted: DistanceUnit): number =>
  unit === wanted ? radius : Math.round(wanted === 'km' ? milesToKm(radius) : kmToMiles(radius));
export const inUnit = (km: number, unit: DistanceUnit): number => Math.round(unit === 'km' ? km : kmToMiles(km));

/** First and last day on which the artist may not play nearby. */
export function clauseDays(
  { daysBefore, daysAfter }: Pick<ExclusivityClause, 'daysBefore' | 'daysAfter'>,
  show: Placed,
): { readonly from: LocalDate; readonly to: LocalDate } {
  const { first, last } = agendaDays(show);
  return { from: addDays(first, -daysBefore), to: addDays(last, daysAfter) };
}

/** Great circle between two places; undefined where one of them does not say where it is. */
export function distanceBetween(a: Place | undefined, b: Place | undefined): number | undefined {
  if (!a || !b) return undefined;
  if (a.venueId !== undefined && a.venueId === b.venueId) return 0;
  if (a.lat === undefined || a.lng === undefined || b.lat === undefined || b.lng === undefined) return undefined;
  return distanceKm({ lat: a.lat, lng: a.lng }, { lat: b.lat, lng: b.lng });
}

/** Whether another show of the artist breaks the clause of `holder`; both ends of the days and of the radius belong to it. */
export function breaks(clause: ExclusivityClause, holder: Placed, other: Placed): boolean {
  const { from, to } = clauseDays(clause, holder);
  const { first, last } = agendaDays(other);
  if (last < from || first > to) return false;
  const km = distanceBetween(holder.place, other.place);
  const limit = clause.unit === 'km' ? clause.radius : milesToKm(clause.radius);
  return km !== undefined && km <= limit;
}
