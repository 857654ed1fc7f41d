import type { Appointment, Artist } from './appointment.ts';
import { minuteOf, weekdayOf } from './clock.ts';
import { spanOf } from './span.ts';

export type AgendaEntry = { item: Appointment; artist: Artist; night: boolean };
export type AgendaDay = { day: number; entries: readonly AgendaEntry[] };

/** Every day of the period with what is on it, by time: what takes the whole day or goes on from the day before first. */
export function agendaOf(
  artists: readonly Artist[],
  items: readonly Appointment[],
  first: number,
  days: number,
): AgendaDay[] {
  const order = new Map(
    [...artists].sort((a, b) => Number(b.own) - Number(a.own)).map((artist, i) => [artist.id, { artist, i }]),
  );
  const lists = Array.from({ length: days }, (): AgendaEntry[] => []);
  for (const item of items) {
    const artist = order.get(item.artistId)?.artist;
    if (!artist) continue;
    const { from, to, night } = spanOf(item);
    for (let day = Math.max(from, first); day <= Math.min(to, first + days - 1); day++)
      lists[day - first]?.push({ item, artist, night });
  }
  const rank = (entry: AgendaEntry) => order.get(entry.artist.id)?.i ?? 0;
  const begins = ({ item }: AgendaEntry, day: number) =>
    item.isAllDay || spanOf(item).from < day ? Number.NEGATIVE_INFINITY : minuteOf(item.start);
  const inOrder = (day: number) => (a: AgendaEntry, b: AgendaEntry) => {
    const [one, other] = [begins(a, day), begins(b, day)];
    return one === other ? rank(a) - rank(b) : one - other;
  };
  return lists.map((entries, i) => ({ day: first + i, entries: entries.sort(inOrder(first + i)) }));
}

/** Whole weeks from Monday that cover the period; days outside it only hold their place. */
export function gridDays(first: number, days: number): { day: number; shown: boolean }[] {
  const start = first - weekdayOf(first);
  const length = Math.ceil((first + days - start) / 7) * 7;
  return Array.from({ length }, (_, i) => ({ day: start + i, shown: start + i >= first && start + i < first + days }));
}
