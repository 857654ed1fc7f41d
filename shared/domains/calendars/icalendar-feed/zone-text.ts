import { addMinutes, fromMinutes, type LocalDateTime, yearOf } from '#shared/kernel/time/date.ts';
import { offsetAt } from '#shared/kernel/time/zone.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Shorter than any time between two changes: Morocco's pause for Ramadan is five weeks. */
const STEP_MS = 14 * DAY_MS;
/** A calendar that is kept for years still shows its times right. */
const YEARS = 6;

export interface Change {
  /** The first moment of the new offset, and the clock as it stood before. */
  readonly at: number;
  readonly local: LocalDateTime;
  readonly from: number;
  readonly to: number;
}

/** The moment between `before` and `after` at which the offset changes, to the minute. */
function momentOf(zone: string, before: number, after: number): number {
  const old = offsetAt(before, zone);
  let [low, high] = [before / MINUTE_MS, after / MINUTE_MS];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * MINUTE_MS, zone) === old) low = middle;
    else high = middle;
  }
  return high * MINUTE_MS;
}

/** Every change of a zone's clock in a stretch of years, as the runtime's IANA database has it. */
export function changesOf(zone: string, firstYear: number, years = YEARS): Change[] {
  const changes: Change[] = [];
  const end = Date.UTC(firstYear + years, 0, 1);
  const start = Date.UTC(firstYear, 0, 1);
  for (let ms = start, from = offsetAt(start, zone); ms < end; ms += STEP_MS) {
    const to = offsetAt(ms + STEP_MS, zone);
    if (from === to) continue;
    const at = momentOf(zone, ms, ms + STEP_MS);
    changes.push({ at, local: addMinutes(fromMinutes(at / MINUTE_MS), from), from, to });
    from = to;
  }
  return changes;
}

/** `20261121T200000` */
export const clockText = (local: LocalDateTime): string =>
  `${local.slice(0, 4)}${local.slice(5, 7)}${local.slice(8, 13)}${local.slice(14, 16)}00`;

/** 330 -> `+0530` */
function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}

const observance = (kind: string, start: LocalDateTime, from: number, to: number): string[] => [
  `BEGIN:${kind}`,
  `DTSTART:${clockText(start)}`,
  `TZOFFSETFROM:${offsetText(from)}`,
  `TZOFFSETTO:${offsetText(to)}`,
  `END:${kind}`,
];

function linesOf(zone: string, firstYear: number): readonly string[] {
  const changes = changesOf(zone, firstYear);
  const first = offsetAt(Date.UTC(firstYear, 0, 1), zone);
  const usual = Math.min(first, ...changes.map(({ to }) => to));
  const kindOf = (offset: number) => (offset > usual ? 'DAYLIGHT' : 'STANDARD');
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance(kindOf(first), `${firstYear - 1}-12-30T00:00`, first, first),
    ...changes.flatMap(({ local, from, to }) => observance(kindOf(to), local, from, to)),
    'END:VTIMEZONE',
  ];
}

const known = new Map<string, readonly string[]>();
const MAX_KNOWN = 200;

/**
 * The VTIMEZONE of a zone from a day on, change by change and not as a rule: so it is right where the rule moves with
 * the moon or by decree. Kept by zone and year, for working it out asks the database some hundred times.
 */
export function zoneLines(zone: string, from: string): readonly string[] {
  const firstYear = yearOf(from);
  const name = `${zone} ${firstYear}`;
  const lines = known.get(name) ?? linesOf(zone, firstYear);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(name, lines);
  return lines;
}
