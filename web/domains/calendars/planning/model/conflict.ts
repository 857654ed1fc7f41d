import type { Appointment } from './appointment.ts';
import { minuteOf } from './clock.ts';

/** Options compete by rank and travel belongs to a show: neither books the artist. Unavailability does. */
const books = ({ kind, phase }: Appointment) =>
  phase === 'confirmed' && (kind === 'show' || kind === 'external' || kind === 'private');

/** Two bookings of one artist at the same time, at least one of them a show. */
export function clash(a: Appointment, b: Appointment): boolean {
  if (a.id === b.id || a.artistId !== b.artistId || !books(a) || !books(b)) return false;
  if (a.kind !== 'show' && b.kind !== 'show') return false;
  return minuteOf(a.start) < minuteOf(b.end) && minuteOf(b.start) < minuteOf(a.end);
}

type Booked = { item: Appointment; start: number; end: number };

/** Marks both of each pair that clashes; only what is still going on is compared, so a busy year stays cheap. */
function sweep(list: Booked[], marked: Set<string>): void {
  let open: Booked[] = [];
  for (const next of list.sort((a, b) => a.start - b.start)) {
    open = open.filter(({ end }) => end > next.start);
    for (const { item } of open) if (clash(item, next.item)) marked.add(item.id).add(next.item.id);
    open.push(next);
  }
}

/** Ids in conflict: those that clash here and those the server marked. */
export function conflictsOf(items: readonly Appointment[]): ReadonlySet<string> {
  const marked = new Set(items.filter((item) => item.conflict).map((item) => item.id));
  const byArtist = new Map<string, Booked[]>();
  for (const item of items) {
    if (!books(item)) continue;
    const booked = { item, start: minuteOf(item.start), end: minuteOf(item.end) };
    const list = byArtist.get(item.artistId);
    if (list) list.push(booked);
    else byArtist.set(item.artistId, [booked]);
  }
  for (const list of byArtist.values()) sweep(list, marked);
  return marked;
}
