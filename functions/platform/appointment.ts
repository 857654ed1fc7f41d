import { PHASES, type Phase } from '#shared/kernel/appointment.ts';
import { addMinutes, fromMinutes, makeDate, minutesOf } from '#shared/kernel/date.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Environment } from '#shared/kernel/permission.ts';
import { readAll } from './read.ts';
import { tableName } from './table.ts';
import type { Write } from './write.ts';

/*
 * Access patterns of the calendar:
 *   pk <tenant>#C#<YYYY-MM>  sk <artist no>#<start><kind><record no>
 * One item per artist and month touched, in the base table and not in an index: planning reads strongly, so that who
 * moves a bar sees it moved. A month of all artists, or of one, is one Query, paid by the size of its items: they say
 * nothing twice, and hold one text where a field each would weigh more than what it says.
 */

/** Stored by their place: only add at the end. */
const KINDS = ['show', 'flight', 'train', 'groundTransport', 'lodging', 'external', 'private'] as const;
export type AppointmentKind = (typeof KINDS)[number];

/** What planning draws without reading the record. Times are the wall clock of the place. */
export interface AppointmentCard {
  readonly kind: AppointmentKind;
  readonly recordNo: number;
  readonly id: string;
  readonly artistNo: number;
  readonly title: string;
  readonly city: string;
  readonly statusId: string;
  readonly phase: Phase;
  readonly rank: number;
  /** YYYY-MM-DDTHH:mm */
  readonly start: string;
  readonly end: string;
  readonly isAllDay: boolean;
  readonly isNight: boolean;
  readonly rev: number;
}

interface Item {
  readonly pk: string;
  readonly sk: string;
  /** All else in one text: an attribute or an element each would weigh more than what most of them hold. */
  readonly c: string;
}
const RADIX = 36;
/** Minutes since the year 0, in so many digits that places sort by time until the year 9999. */
const YEAR_0 = minutesOf('0000-01-01T00:00');
const START_DIGITS = 7;
const FLAGS = { allDay: 1, night: 2 };

const short = (n: number): string => n.toString(RADIX);
const long = (text: string | undefined): number => Number.parseInt(text ?? '0', RADIX);

const pkOf = (tenantId: string, month: string) => `${tenantId}#C#${month}`;
function skOf({ artistNo, start, kind, recordNo }: AppointmentCard): string {
  const when = short(minutesOf(start) - YEAR_0).padStart(START_DIGITS, '0');
  return `${artistNo}#${when}${KINDS.indexOf(kind)}${short(recordNo)}`;
}

/** Ids and figures by commas, then title and city, which may hold any character, by the length of the title. */
function packed({ id, title, city, statusId, phase, rank, start, end, ...card }: AppointmentCard): string {
  const flags = (card.isAllDay ? FLAGS.allDay : 0) + (card.isNight ? FLAGS.night : 0);
  const figures = [PHASES.indexOf(phase), rank, minutesOf(end) - minutesOf(start), flags, card.rev, title.length];
  return [id, statusId, ...figures.map(short), title + city].join();
}
const PACKED = /^(\w*),(\w*),(\w),(\w+),(-?\w+),(\w),(\w+),(\w+),(.*)$/s;

function cardOf({ sk, c }: Item): AppointmentCard {
  const [artistNo, place = ''] = sk.split('#');
  const [, id = '', statusId = '', phase, rank, minutes, flags, rev, length, words = ''] = PACKED.exec(c) ?? [];
  const start = fromMinutes(long(place.slice(0, START_DIGITS)) + YEAR_0);
  return {
    kind: KINDS[Number(place[START_DIGITS])] ?? 'show',
    recordNo: long(place.slice(START_DIGITS + 1)),
    artistNo: Number(artistNo),
    id,
    title: words.slice(0, long(length)),
    city: words.slice(long(length)),
    statusId,
    phase: PHASES[long(phase)] ?? 'confirmed',
    rank: long(rank),
    rev: long(rev),
    start,
    end: addMinutes(start, long(minutes)),
    isAllDay: (long(flags) & FLAGS.allDay) > 0,
    isNight: (long(flags) & FLAGS.night) > 0,
  };
}

const MONTHS = 12;
/** Months since the year 0. */
const monthNo = (local: string): number => Number(local.slice(0, 4)) * MONTHS + Number(local.slice(5, 7)) - 1;
const monthName = (no: number): string => makeDate(Math.floor(no / MONTHS), (no % MONTHS) + 1, 1).slice(0, 7);

/** `2026-11` to `2027-01` -> the three months. */
export function monthsBetween(from: string, to: string): string[] {
  const first = monthNo(from);
  return Array.from({ length: Math.max(0, monthNo(to) - first + 1) }, (_, i) => monthName(first + i));
}

const itemsOf = (tenantId: string, cards: readonly AppointmentCard[]) =>
  new Map(
    cards.flatMap((card) =>
      monthsBetween(card.start.slice(0, 7), card.end.slice(0, 7)).map((month) => {
        const item: Item = { pk: pkOf(tenantId, month), sk: skOf(card), c: packed(card) };
        return [`${item.pk} ${item.sk}`, item] as const;
      }),
    ),
  );

/** The calendar's part of a write: what is gone is deleted, what is new or changed is put. */
export function appointmentWrites(
  tenantId: string,
  before: readonly AppointmentCard[],
  after: readonly AppointmentCard[],
): Write[] {
  const [old, now] = [itemsOf(tenantId, before), itemsOf(tenantId, after)];
  const gone = [...old.values()].filter((item) => !now.has(`${item.pk} ${item.sk}`));
  return [
    ...gone.map(({ pk, sk }) => ({ item: { Delete: { TableName: tableName(), Key: { pk, sk } } } })),
    ...[...now.values()].map((Item) => ({ item: { Put: { TableName: tableName(), Item } } })),
  ];
}

/** Own entries of the agency are nobody's business outside it. */
export const isSeenIn =
  (environment: Environment) =>
  ({ kind }: Pick<AppointmentCard, 'kind'>): boolean =>
    kind !== 'private' || environment === 'internal';

async function month(tenantId: string, name: string, artistNo?: number): Promise<AppointmentCard[]> {
  const prefix = artistNo === undefined ? undefined : `${artistNo}#`;
  return (await readAll<Item>({ pk: pkOf(tenantId, name), prefix })).map(cardOf);
}

/** Ten years; each month is a Query. */
const MAX_MONTHS = 120;

/** Appointments that touch the days `from` to `to` (both included), each once; of one artist, or of all. */
export async function appointmentsBetween(
  tenantId: string,
  from: string,
  to: string,
  artistNo?: number,
): Promise<AppointmentCard[]> {
  const names = monthsBetween(from, to);
  if (names.length > MAX_MONTHS) throw new AppError('periodTooLong', { field: 'end' });
  const months = await Promise.all(names.map((name) => month(tenantId, name, artistNo)));
  const once = new Map(months.flat().map((card) => [skOf(card), card]));
  return [...once.values()].filter((card) => card.start.slice(0, 10) <= to && card.end.slice(0, 10) >= from);
}
