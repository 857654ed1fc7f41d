import { entryItem } from '#functions/domains/booking/show/public/timetable-store.ts';
import { showDay } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { StoredEntry, TimetableKind } from '#shared/domains/booking/timetable/schemas.ts';
import { makeId } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays, minutesOfDay, timeOf, timeOfMinutes } from '#shared/kernel/time/date.ts';
import type { Random } from './random.ts';
import type { Stage } from './stage.ts';

/** Days before and after today whose shows are far enough along to have their times. */
const DAYS = { before: 7, after: 60 };

interface Usual {
  readonly kind: TimetableKind;
  /** Minutes before the show plays. */
  readonly before: number;
  /** Minutes it takes. */
  readonly takes?: number;
  readonly label?: string;
  readonly place?: string;
  readonly note?: string;
  readonly audience?: 'internal';
}
const USUAL: readonly Usual[] = [
  { kind: 'loadIn', before: 420, takes: 90, place: 'Loading dock', note: 'Two stagehands, ramp at the back' },
  { kind: 'soundcheck', before: 300, takes: 75, note: 'Line check first' },
  { kind: 'dinner', before: 180, takes: 60, place: 'Backstage', note: 'Hot buffet, vegan option' },
  { kind: 'other', before: 150, label: 'Settle float with box office', audience: 'internal' },
  { kind: 'doors', before: 90 },
  { kind: 'support', before: 60, takes: 30 },
];
/** Minutes after the show's end at which the house has to be quiet. */
const CURFEW = 30;

const isTimed = (show: Stored<ShowFields>): boolean => !show.isAllDay && minutesOfDay(timeOf(show.start)) >= 12 * 60;

function entriesOf(random: Random, show: Stored<ShowFields>): StoredEntry[] {
  const plays = minutesOfDay(timeOf(show.start));
  const entry = (start: number, fields: Partial<StoredEntry> & Pick<StoredEntry, 'kind'>): StoredEntry => ({
    label: '',
    place: '',
    note: '',
    audience: 'public',
    day: 0,
    rev: 1,
    start: timeOfMinutes(start),
    isNight: start >= 1440,
    id: makeId(show.no, Date.parse(show.createdAt), random.bytes(6)),
    ...fields,
  });
  const ends = minutesOfDay(timeOf(show.end)) + (timeOf(show.end) < timeOf(show.start) ? 1440 : 0);
  return [
    ...USUAL.filter(({ before }) => plays - before >= 9 * 60).map(({ before, takes, ...fields }) =>
      entry(plays - before, { ...fields, ...(takes ? { end: timeOfMinutes(plays - before + takes) } : {}) }),
    ),
    entry(plays, { kind: 'showTime', end: timeOf(show.end), note: random.chance(0.3) ? 'No encore planned' : '' }),
    entry(ends + CURFEW, { kind: 'curfew' }),
  ];
}

/** The times of the evening, of the confirmed shows that are near. */
export function* timetables({ tenantId, today, random }: Stage, shows: readonly Stored<ShowFields>[]) {
  const own = random.fork('timetables');
  const [first, last] = [addDays(today, -DAYS.before), addDays(today, DAYS.after)];
  for (const show of shows) {
    const day = showDay(show);
    if (show.phase !== 'confirmed' || day < first || day > last || !isTimed(show)) continue;
    for (const entry of entriesOf(own, show)) yield entryItem(tenantId, show.id, entry);
  }
}
