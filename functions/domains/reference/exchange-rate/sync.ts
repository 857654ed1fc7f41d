import { fetchRates } from '#functions/platform/authority/ecb.ts';
import { addDays, diffDays, type LocalDate, weekday } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { publication } from './rates.ts';

/** Days of the European Central Bank are those of its seat. */
const ECB_ZONE = 'Europe/Berlin';
const SATURDAY = 6;
/** The daily file has the last day alone: with a working day in between the last 90 days are fetched. */
function isNext(lastDay: LocalDate, today: LocalDate): boolean {
  const between = Array.from({ length: Math.max(0, diffDays(lastDay, today) - 1) }, (_, i) => addDays(lastDay, i + 1));
  return between.every((day) => weekday(day) >= SATURDAY);
}

/** Takes over what the European Central Bank published since the last time. */
export async function syncRates(now: Date, fetch: typeof fetchRates = fetchRates) {
  const today = dayIn(now, ECB_ZONE);
  const days = await publication.takeOver(now, (lastDay) =>
    fetch(lastDay !== undefined && isNext(lastDay, today) ? 'eurofxref-daily.xml' : 'eurofxref-hist-90d.xml'),
  );
  return { days: days.length, rates: days.reduce((sum, day) => sum + day.rates.length, 0) };
}
