import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { bookedDays } from '#shared/kernel/record/appointment.ts';
import { addMonths, type LocalDate } from '#shared/kernel/time/date.ts';
import { dayIn, toInstant } from '#shared/kernel/time/zone.ts';

/** How far ahead dates are published. */
const MONTHS_AHEAD = 18;

/** The days to look through: a day earlier than here it may still be today. */
export const publishedPeriod = (now: Date): { readonly from: LocalDate; readonly to: LocalDate } => {
  const from = dayIn(new Date(now.getTime() - 86_400_000), 'UTC');
  return { from, to: addMonths(from, MONTHS_AHEAD) };
};

type Announced = Pick<ShowFields, 'phase' | 'announceAt' | 'zone' | 'start' | 'end' | 'isAllDay' | 'isNight'> & {
  readonly deletedAt?: string | undefined;
};

/**
 * Tells whether everybody may know of a show: it is confirmed, its announcement is past, and its last day is not. A show
 * without a time of announcement stays private.
 */
export function isPublished(show: Announced, now: Date): boolean {
  if (show.deletedAt || show.phase !== 'confirmed' || !show.announceAt) return false;
  const announced = toInstant(show.announceAt, show.zone);
  if (!announced.ok || Date.parse(announced.instant) > now.getTime()) return false;
  return bookedDays(show).last >= dayIn(now, show.zone);
}
