import { MAX_AVAILABILITY_DAYS } from '#shared/domains/booking/availability/schemas.ts';
import { addDays, addMonths, type LocalDate } from '#shared/kernel/time/date.ts';
import { type AvailabilitySearch, EVERY_DAY } from '../search.ts';

/** The default period, in months. */
const USUAL_MONTHS = 3;

/** Some months from a day on: to the day before the same date. */
export const monthsFrom = (from: LocalDate, months: number): LocalDate => addDays(addMonths(from, months), -1);

/** Completes what the address leaves out, and shortens a period that is longer than an answer. */
export const askedOf = (search: AvailabilitySearch, today: LocalDate) => {
  const from = search.from ?? today;
  const to = search.to ?? monthsFrom(from, USUAL_MONTHS);
  const latest = addDays(from, MAX_AVAILABILITY_DAYS);
  return {
    from,
    to: to < from ? from : to > latest ? latest : to,
    weekdays: [...(search.weekdays ?? EVERY_DAY)],
    artistIds: [...(search.artists ?? [])],
    countOptionsAsFree: search.options ?? false,
  };
};
export type Asked = ReturnType<typeof askedOf>;
