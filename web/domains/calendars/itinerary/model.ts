import { MAX_DAYS, type Period } from '#shared/domains/calendars/itinerary/schemas.ts';
import { addDays, type LocalDate } from '#shared/kernel/time/date.ts';

/** Days a new itinerary covers. */
const USUAL_DAYS = 13;

interface Asked {
  readonly from?: LocalDate | undefined;
  readonly to?: LocalDate | undefined;
}
interface Known {
  readonly today: LocalDate;
  /** Of the artist's next show. */
  readonly first: LocalDate;
  readonly production: { readonly startDate: LocalDate; readonly endDate: LocalDate } | undefined;
}
const earliest = (...days: readonly LocalDate[]): LocalDate => days.toSorted()[0] ?? '';

/**
 * The days the address names, else those of the production, else two weeks from the first day on. A tour of more days
 * than an itinerary covers opens with as many as it does: from today where it is under way.
 */
export function periodOf({ from: asked, to }: Asked, { today, first, production }: Known): Period {
  if (!production) {
    const from = asked ?? first;
    return { from, to: to ?? addDays(from, USUAL_DAYS) };
  }
  const { startDate, endDate } = production;
  const isLong = addDays(startDate, MAX_DAYS - 1) < endDate;
  const isUnderWay = startDate <= today && today <= endDate;
  const from = asked ?? (isLong && isUnderWay ? today : startDate);
  const last = from <= endDate ? endDate : addDays(from, USUAL_DAYS);
  return { from, to: to ?? earliest(last, addDays(from, MAX_DAYS - 1)) };
}
