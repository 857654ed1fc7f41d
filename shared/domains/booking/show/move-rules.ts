import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Appointment } from '#shared/kernel/record/appointment.ts';
import { addDays, at, dateOf, type LocalDate, type LocalDateTime, timeOf } from '#shared/kernel/time/date.ts';

const onOtherDay = (local: LocalDateTime, days: number): LocalDateTime =>
  at(addDays(dateOf(local), days), timeOf(local));

/** The times of a show some days later or earlier. The clock of the place stays, also over a change of its hours. */
export const timesAfter = ({ start, end }: Pick<Appointment, 'start' | 'end'>, days: number) => ({
  start: onOtherDay(start, days),
  end: onOtherDay(end, days),
});

/** The furthest in the direction of the move first, so that no option waits behind one that moves away too. */
export const inMoveOrder = <T extends Pick<ShowFields, 'startAt'>>(shows: readonly T[], days: number): T[] =>
  shows.toSorted((a, b) => (days > 0 ? -1 : 1) * a.startAt.localeCompare(b.startAt));

/**
 * The last day of an option whose show moves: it keeps its distance to the show, but never lies before today.
 * An option that has ended stays ended.
 */
export function endAfter(
  { phase, expiresOn }: Pick<ShowFields, 'phase' | 'expiresOn'>,
  days: number,
  today: LocalDate,
): LocalDate | undefined {
  if (phase !== 'options' || !expiresOn || expiresOn < today) return expiresOn;
  const moved = addDays(expiresOn, days);
  return moved < today ? today : moved;
}
