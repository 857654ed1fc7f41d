import { type LocalDateTime, minutesOf } from '#shared/kernel/time/date.ts';
import { clocksDiffer, instantOf, zoneCity } from '#shared/kernel/time/zone.ts';

/** A time on the clock of a place; of some places the zone is not known. */
export interface Clock {
  readonly dateTimeLocal: LocalDateTime;
  readonly zone?: string | undefined;
}

/** When something begins and ends, each on the clock of its place. */
export interface ZonedSpan {
  readonly start: LocalDateTime;
  readonly end: LocalDateTime;
  readonly zone?: string | undefined;
  /** Of the end; left out where it is that of the start, or not known. */
  readonly endZone?: string | undefined;
  /** The clock of the end where calendars have to draw another. */
  readonly arrival?: LocalDateTime | undefined;
}

const MINUTE_MS = 60_000;
const epochMinutes = (local: LocalDateTime, zone: string): number => Date.parse(instantOf(local, zone)) / MINUTE_MS;

export const areZoned = (from: Clock, to: Clock): boolean => from.zone !== undefined && to.zone !== undefined;

/** Minutes from one moment to another; by the clocks alone where the zone of one is not known. */
export function minutesBetween(from: Clock, to: Clock): number {
  if (from.zone === undefined || to.zone === undefined)
    return minutesOf(to.dateTimeLocal) - minutesOf(from.dateTimeLocal);
  return epochMinutes(to.dateTimeLocal, to.zone) - epochMinutes(from.dateTimeLocal, from.zone);
}

/** The zones of a span, as far as they are known. */
export const zonesOf = (from: Clock | undefined, to: Clock | undefined): Pick<ZonedSpan, 'zone' | 'endZone'> => ({
  ...(from?.zone ? { zone: from.zone } : {}),
  ...(to?.zone && to.zone !== from?.zone ? { endZone: to.zone } : {}),
});

/** Both ends with the zone that each has, or a fallback. */
export function endsOf({ start, end, zone, endZone, arrival }: ZonedSpan, fallback: string) {
  return {
    from: { dateTimeLocal: start, zone: zone ?? endZone ?? fallback },
    to: { dateTimeLocal: arrival ?? end, zone: endZone ?? zone ?? fallback },
  };
}

/** First and last minute since 1970. */
export function momentsOf(span: ZonedSpan, fallback: string): { readonly from: number; readonly to: number } {
  const { from, to } = endsOf(span, fallback);
  return { from: epochMinutes(from.dateTimeLocal, from.zone), to: epochMinutes(to.dateTimeLocal, to.zone) };
}

/** The city by whose clock a time is, where that differs from the clock of the page: `London`; else ''. */
export const otherCity = (local: LocalDateTime, zone: string | undefined, pageZone: string | undefined): string =>
  zone && pageZone && clocksDiffer(local, zone, pageZone) ? zoneCity(zone) : '';
