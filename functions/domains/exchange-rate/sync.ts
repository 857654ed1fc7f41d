import { fetchRates } from '#functions/platform/authority/ecb.ts';
import { diffDays } from '#shared/kernel/date.ts';
import { publication } from './rates.ts';

/** The daily file misses nothing over a weekend; after a longer gap the last 90 days are fetched. */
const DAILY_GAP = 3;

/** Takes over what the European Central Bank published since the last time. */
export async function syncRates(now: Date, fetch: typeof fetchRates = fetchRates) {
  const today = now.toISOString().slice(0, 10);
  const days = await publication.takeOver(now, (lastDay) => {
    const isRecent = lastDay !== undefined && diffDays(lastDay, today) <= DAILY_GAP;
    return fetch(isRecent ? 'eurofxref-daily.xml' : 'eurofxref-hist-90d.xml');
  });
  return { days: days.length, rates: days.reduce((sum, day) => sum + day.rates.length, 0) };
}
