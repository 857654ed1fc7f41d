import { diffDays } from '#shared/kernel/date.ts';
import { fetchRates, type PublishedDay } from './ecb.ts';
import { fetchState, keepFetchState, keepPublished } from './rates.ts';

/** The daily file misses nothing over a weekend; after a longer gap the last 90 days are fetched. */
const DAILY_GAP = 3;

export interface SyncReport {
  readonly days: number;
  readonly rates: number;
}

/** Takes over what the European Central Bank published since the last time; run twice, it changes nothing. */
export async function syncRates(now: Date, fetch: typeof fetchRates = fetchRates): Promise<SyncReport> {
  const { lastDay } = await fetchState();
  const isRecent = lastDay !== undefined && diffDays(lastDay, now.toISOString().slice(0, 10)) <= DAILY_GAP;
  const published = await fetch(isRecent ? 'eurofxref-daily.xml' : 'eurofxref-hist-90d.xml');
  const fresh = published.filter(({ date }) => !lastDay || date >= lastDay);
  for (const day of fresh) await keepPublished(day);
  const newest = published.reduce((last, { date }) => (date > last ? date : last), lastDay ?? '');
  await keepFetchState({ fetchedAt: now.toISOString(), lastDay: newest });
  const rates = (sum: number, day: PublishedDay) => sum + day.rates.length;
  return { days: fresh.length, rates: fresh.reduce(rates, 0) };
}
