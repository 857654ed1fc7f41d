import type { Appointment, Artist } from './appointment.ts';
import { minuteOf } from './clock.ts';
import { conflictsOf } from './conflict.ts';
import { spanOf } from './span.ts';

/** Days are counted from the first day shown. */
export type Bar = {
  item: Appointment;
  from: number;
  to: number;
  lane: number;
  night: boolean;
  conflict: boolean;
  /** The bar began before, or goes on after, what is shown. */
  cutStart: boolean;
  cutEnd: boolean;
  /** Free days after it in its lane, where its name may go on. */
  free: number;
};
/** Bars for which there is no lane, counted per day. */
export type More = { day: number; count: number };
export type Row = {
  artist: Artist;
  items: readonly Appointment[];
  bars: readonly Bar[];
  more: readonly More[];
  lanes: number;
  conflicts: number;
};
export type Plan = { first: number; days: number; rows: readonly Row[] };

/** Four lanes keep an artist in sight; what needs a fifth is behind "+2". */
export const MAX_LANES = 4;

const byStart = (a: Appointment, b: Appointment) =>
  minuteOf(a.start) - minuteOf(b.start) || minuteOf(b.end) - minuteOf(a.end) || (a.id < b.id ? -1 : 1);

/** First lane that is free; bars of one lane never touch, so a lane reads from left to right. */
function lay(items: readonly Appointment[], first: number, days: number): Bar[] {
  const ends: number[] = [];
  const bars: Bar[] = [];
  const clashing = conflictsOf(items);
  for (const item of [...items].sort(byStart)) {
    const span = spanOf(item);
    const from = span.from - first;
    const to = span.to - first;
    if (to < 0 || from >= days) continue;
    const free = ends.findIndex((end) => end < from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = to;
    const marks = { night: span.night, conflict: clashing.has(item.id), cutStart: from < 0, cutEnd: to >= days };
    bars.push({ item, from: Math.max(0, from), to: Math.min(days - 1, to), lane, ...marks, free: 0 });
  }
  return bars;
}

const touches = (bar: Bar, days: ReadonlySet<number>) => {
  for (let day = bar.from; day <= bar.to; day++) if (days.has(day)) return true;
  return false;
};

/** On a day that overflows, the last lane holds "+n" in place of its own bar. */
function fold(bars: readonly Bar[]): { bars: readonly Bar[]; more: readonly More[] } {
  const over = new Set<number>();
  for (const bar of bars) if (bar.lane >= MAX_LANES) for (let day = bar.from; day <= bar.to; day++) over.add(day);
  if (!over.size) return { bars, more: [] };
  const hidden = bars.filter((bar) => bar.lane >= MAX_LANES || (bar.lane === MAX_LANES - 1 && touches(bar, over)));
  const count = new Map<number, number>();
  for (const bar of hidden) for (let day = bar.from; day <= bar.to; day++) count.set(day, (count.get(day) ?? 0) + 1);
  const gone = new Set(hidden);
  const more = [...count].map(([day, n]) => ({ day, count: n })).sort((a, b) => a.day - b.day);
  return { bars: bars.filter((bar) => !gone.has(bar)), more };
}

function withRoom(bars: readonly Bar[], more: readonly More[], days: number): Bar[] {
  const next = new Map<number, number>();
  const chips = more.map(({ day }) => day);
  const room = bars.toReversed().map((bar) => {
    const chip = bar.lane === MAX_LANES - 1 ? chips.find((day) => day > bar.to) : undefined;
    const until = Math.min(next.get(bar.lane) ?? days, chip ?? days);
    next.set(bar.lane, bar.from);
    return { ...bar, free: until - bar.to - 1 };
  });
  return room.reverse();
}

export function layoutRow(artist: Artist, items: readonly Appointment[], first: number, days: number): Row {
  const laid = lay(items, first, days);
  const { bars, more } = fold(laid);
  const lanes = Math.min(MAX_LANES, Math.max(1, ...laid.map((bar) => bar.lane + 1)));
  const conflicts = laid.filter((bar) => bar.conflict).length;
  return { artist, items, bars: withRoom(bars, more, days), more, lanes, conflicts };
}

const same = <T>(a: readonly T[], b: readonly T[]) => a.length === b.length && a.every((item, i) => item === b[i]);

export type PlanInput = { artists: readonly Artist[]; items: readonly Appointment[]; first: number; days: number };

/** Own artists come first. A row whose appointments did not change keeps its identity, so its view is not drawn again. */
export function layoutPlan({ artists, items, first, days }: PlanInput, previous?: Plan): Plan {
  const byArtist = new Map<string, Appointment[]>(artists.map(({ id }) => [id, []]));
  for (const item of items) byArtist.get(item.artistId)?.push(item);
  const kept = previous?.first === first && previous.days === days ? previous.rows : [];
  const old = new Map(kept.map((row) => [row.artist.id, row]));
  const rows = [...artists.filter((a) => a.own), ...artists.filter((a) => !a.own)].map((artist) => {
    const own = byArtist.get(artist.id) ?? [];
    const row = old.get(artist.id);
    return row && row.artist === artist && same(row.items, own) ? row : layoutRow(artist, own, first, days);
  });
  return { first, days, rows };
}
