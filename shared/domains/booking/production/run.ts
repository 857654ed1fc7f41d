import * as z from 'zod';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { distanceKm, roadMinutes } from '#shared/kernel/geo/geo.ts';
import { Money } from '#shared/kernel/money/money.ts';
import { agendaDays, Phase } from '#shared/kernel/record/appointment.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays, diffDays, LocalDate } from '#shared/kernel/time/date.ts';

/** The way to a stop from the one before it. */
const Leg = z.object({
  /** Days with no show between the two. */
  gapDays: z.int(),
  /** As the crow flies, and by road as an estimate; where both venues say where they are. */
  distanceKm: z.int().optional(),
  minutes: z.int().optional(),
});
export const RunStop = z.object({
  showId: Id,
  number: z.string(),
  first: LocalDate,
  last: LocalDate,
  start: z.string(),
  isAllDay: z.boolean(),
  phase: Phase,
  statusId: Id,
  /** For those who may see deals. */
  fee: Money.optional(),
  venue: z.string().optional(),
  cityCountry: z.string().optional(),
  artists: z.array(z.string()),
  isLocked: z.boolean(),
  /** Before the production's first day or after its last. */
  isOutside: z.boolean(),
  leg: Leg.optional(),
});
export type RunStop = z.infer<typeof RunStop>;
export const Run = z.object({
  stops: z.array(RunStop),
  /** Days of the shows that take a date; none where nothing does. */
  first: LocalDate.optional(),
  last: LocalDate.optional(),
  shows: z.int(),
  outside: z.int(),
  gapDays: z.int(),
  distanceKm: z.int(),
});
export type Run = z.infer<typeof Run>;

interface Range {
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
}
interface Seen {
  /** Whether the caller may see deals. */
  readonly withFees: boolean;
}
type Show = Stored<ShowFields>;

/** Between two stays, the days that belong to neither. */
export const gapBetween = (last: LocalDate, next: LocalDate): number => Math.max(0, diffDays(addDays(last, 1), next));

function pointOf({ venue }: Show) {
  const { lat, lng } = venue ?? {};
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}

function legOf(from: Show, to: Show): RunStop['leg'] {
  const gapDays = gapBetween(agendaDays(from).last, agendaDays(to).first);
  const [here, there] = [pointOf(from), pointOf(to)];
  if (!here || !there) return { gapDays };
  const km = distanceKm(here, there);
  return { gapDays, distanceKm: Math.round(km), minutes: roadMinutes(km) };
}

function stopOf(show: Show, before: Show | undefined, { withFees, ...range }: Range & Seen): RunStop {
  const { first, last } = agendaDays(show);
  const { id: showId, number, start, isAllDay, phase, statusId, fee, venue } = show;
  const takes = phase !== 'cancelled';
  return {
    showId,
    number,
    first,
    last,
    start,
    isAllDay,
    phase,
    statusId,
    ...(withFees && fee ? { fee } : {}),
    ...(venue ? { venue: venue.name, cityCountry: venue.cityCountry } : {}),
    artists: show.artists.map(({ name }) => name),
    isLocked: show.lockedAt !== undefined,
    isOutside: takes && (first < range.startDate || last > range.endDate),
    ...(takes && before ? { leg: legOf(before, show) } : {}),
  };
}

/** Lists the shows of a production in order of play. It includes cancelled shows, but no way leads to them. */
export function runOf({ startDate, endDate }: Range, shows: readonly Show[], { withFees }: Seen): Run {
  const range = { startDate, endDate, withFees };
  const sorted = shows.toSorted((a, b) => a.startAt.localeCompare(b.startAt) || a.no - b.no);
  let before: Show | undefined;
  const stops = sorted.map((show) => {
    const stop = stopOf(show, before, range);
    if (show.phase !== 'cancelled') before = show;
    return stop;
  });
  const played = stops.filter(({ phase }) => phase !== 'cancelled');
  const last = played
    .map((stop) => stop.last)
    .toSorted()
    .at(-1);
  const sum = (of: (stop: RunStop) => number | undefined) => played.reduce((total, stop) => total + (of(stop) ?? 0), 0);
  return {
    stops,
    ...(played[0] && last ? { first: played[0].first, last } : {}),
    shows: played.length,
    outside: played.filter(({ isOutside }) => isOutside).length,
    gapDays: sum(({ leg }) => leg?.gapDays),
    distanceKm: sum(({ leg }) => leg?.distanceKm),
  };
}
