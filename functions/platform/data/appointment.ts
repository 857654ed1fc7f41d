import type { Environment, Permission } from '#shared/kernel/access/permission.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { bookedDays, PHASES, type Phase, TRAVEL_KINDS, type TravelKind } from '#shared/kernel/record/appointment.ts';
import { addMinutes, makeDate, minutesOf } from '#shared/kernel/time/date.ts';
import { type KindWith, kindNo, kindsWith } from '#shared/records.ts';
import { readAll } from './read.ts';
import { tableName } from './table.ts';
import type { Write } from './write.ts';

/*
 * Access patterns of the calendar:
 *   pk <tenant>#CAL#<YYYY-MM>  sk <artist no>#<start>#<kind>#<record no>
 * One item per artist and month touched, in the base table and not in an index: planning reads strongly, so that who
 * moves a bar sees it moved. A month of all artists, or of one, is one Query, paid by the size of its items: they say
 * nothing twice, and name one attribute where a field each would weigh more than what it holds.
 */

/** Raise it with every change of the calendar items: a start on data of an earlier layout rewrites them. */
export const CALENDAR_LAYOUT = 6;

/** Entries of a calendar that are no record of a kind of its own, by their number. */
const OTHER_NOS = { external: 101, private: 102 } as const;
export type AppointmentKind = KindWith<'calendar'> | keyof typeof OTHER_NOS;
const KIND_NOS = new Map<AppointmentKind, number>([
  ...kindsWith('calendar').map((kind) => [kind, kindNo(kind)] as const),
  ...(Object.entries(OTHER_NOS) as [keyof typeof OTHER_NOS, number][]),
]);
const KINDS = new Map([...KIND_NOS].map(([kind, no]) => [no, kind]));

/** The summary that planning draws without reading the record. Times are the wall clock of the place. */
export interface AppointmentSummary {
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
  /** The color of an appointment without a status. */
  readonly hexColor?: string;
  /** The zones of a journey's or stay's places, and its arrival if that is not `end` (`ZonedSpan`). */
  readonly zone?: string;
  readonly endZone?: string;
  readonly arrival?: string;
}

/** The rank of an option without a place in the queue: a request for the date, which stays free. */
export const ASKED_RANK = 0;
const isAsked = ({ kind, phase, rank }: AppointmentSummary): boolean =>
  kind === 'show' && phase === 'options' && rank === ASKED_RANK;

type Fields = readonly [
  id: string,
  title: string,
  city: string,
  statusId: string,
  phase: number,
  rank: number,
  minutes: number,
  isAllDay: 0 | 1,
  isNight: 0 | 1,
  rev: number,
  hexColor?: string,
  zone?: string,
  endZone?: string,
  arrival?: string,
];
interface Item {
  readonly pk: string;
  readonly sk: string;
  readonly c: Fields;
}

const pkOf = (tenantId: string, month: string) => `${tenantId}#CAL#${month}`;
const skOf = ({ artistNo, start, kind, recordNo }: AppointmentSummary) =>
  [artistNo, start, KIND_NOS.get(kind), recordNo].join('#');

type More = [hexColor?: string, zone?: string, endZone?: string, arrival?: string];
/** Fields that only some cards have. Empty ones at the end are not stored. */
function moreOf({ hexColor = '', zone = '', endZone = '', arrival = '' }: AppointmentSummary): More {
  const more = [hexColor, zone, endZone, arrival];
  return more.slice(0, more.findLastIndex(Boolean) + 1) as More;
}

const fieldsOf = (summary: AppointmentSummary): Fields => [
  summary.id,
  summary.title,
  summary.city,
  summary.statusId,
  PHASES.indexOf(summary.phase),
  summary.rank,
  minutesOf(summary.end) - minutesOf(summary.start),
  summary.isAllDay ? 1 : 0,
  summary.isNight ? 1 : 0,
  summary.rev,
  ...moreOf(summary),
];

function summaryOf({ sk, c }: Item): AppointmentSummary {
  const [artistNo, start = '', kind, recordNo] = sk.split('#');
  const [id, title, city, statusId, phase, rank, minutes, isAllDay, isNight, rev, hexColor, zone, endZone, arrival] = c;
  return {
    kind: KINDS.get(Number(kind)) ?? 'show',
    recordNo: Number(recordNo),
    artistNo: Number(artistNo),
    id,
    title,
    city,
    statusId,
    phase: PHASES[phase] ?? 'confirmed',
    rank,
    rev,
    start,
    end: addMinutes(start, minutes),
    isAllDay: isAllDay === 1,
    isNight: isNight === 1,
    ...(hexColor ? { hexColor } : {}),
    ...(zone ? { zone } : {}),
    ...(endZone ? { endZone } : {}),
    ...(arrival ? { arrival } : {}),
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

/** A night is stored in the month of its evening too. A query of that month then needs no other one. */
const itemsOf = (tenantId: string, summaries: readonly AppointmentSummary[]) =>
  new Map(
    summaries.flatMap((summary) =>
      monthsBetween(bookedDays(summary).first, summary.end).map((month) => {
        const item: Item = { pk: pkOf(tenantId, month), sk: skOf(summary), c: fieldsOf(summary) };
        return [`${item.pk} ${item.sk}`, item] as const;
      }),
    ),
  );

/** Builds the calendar's part of a write: deletes removed items, puts new and changed ones. */
export function appointmentWrites(
  tenantId: string,
  before: readonly AppointmentSummary[],
  after: readonly AppointmentSummary[],
): Write[] {
  const [old, now] = [itemsOf(tenantId, before), itemsOf(tenantId, after)];
  const gone = [...old.values()].filter((item) => !now.has(`${item.pk} ${item.sk}`));
  return [
    ...gone.map(({ pk, sk }) => ({ item: { Delete: { TableName: tableName(), Key: { pk, sk } } } })),
    ...[...now.values()].map((Item) => ({ item: { Put: { TableName: tableName(), Item } } })),
  ];
}

/** Builds the calendar writes of a record that has these cards. */
export const calendarOf =
  <R>(summariesOf: (record: R) => readonly AppointmentSummary[]) =>
  (tenantId: string, was: R | undefined, is: R | undefined): Write[] =>
    appointmentWrites(tenantId, was ? summariesOf(was) : [], is ? summariesOf(is) : []);

const isTravelKind = (kind: AppointmentKind): kind is TravelKind => TRAVEL_KINDS.some((one) => one === kind);

interface Reader {
  readonly environment: Environment;
  readonly permissions: ReadonlySet<Permission>;
}
/**
 * Filters cards by the reader's rights. Travel needs the right of its kind. Readers outside the agency see none of the
 * agency's own entries. Of an artist's own calendar they see the time, not the title or the place.
 */
export function seenIn(
  { environment, permissions }: Reader,
  all: readonly AppointmentSummary[],
): readonly AppointmentSummary[] {
  const summaries = all.filter(({ kind }) => !isTravelKind(kind) || permissions.has(`${kind}.read`));
  if (environment === 'internal') return summaries;
  return summaries
    .filter(({ kind }) => kind !== 'private')
    .map((summary) => (summary.kind === 'external' ? { ...summary, title: '', city: '' } : summary));
}

/** The numbers of the requested artists; undefined for all. */
type Artists = readonly number[] | undefined;
/** Up to so many artists are queried one by one. For more, a query of the whole partition costs no more. */
export const FEW_ARTISTS = 8;

async function month(tenantId: string, name: string, artistNos: Artists): Promise<AppointmentSummary[]> {
  const pk = pkOf(tenantId, name);
  const asked = artistNos && new Set(artistNos);
  if (!asked) return (await readAll<Item>({ pk })).map(summaryOf);
  if (asked.size > FEW_ARTISTS)
    return (await readAll<Item>({ pk })).map(summaryOf).filter(({ artistNo }) => asked.has(artistNo));
  const found = await Promise.all([...asked].map((no) => readAll<Item>({ pk, prefix: `${no}#` })));
  return found.flat().map(summaryOf);
}

/** Ten years; each month is a Query. */
const MAX_MONTHS = 120;

async function inMonths(tenantId: string, from: string, to: string, artistNos: Artists): Promise<AppointmentSummary[]> {
  const names = monthsBetween(from, to);
  if (names.length > MAX_MONTHS) throw new AppError('periodTooLong', { field: 'end' });
  const months = await Promise.all(names.map((name) => month(tenantId, name, artistNos)));
  return [...new Map(months.flat().map((summary) => [skOf(summary), summary])).values()];
}

/** Appointments that touch the days `from` to `to` (both included), each once; of these artists, or of all. */
export async function appointmentsBetween(
  tenantId: string,
  from: string,
  to: string,
  artistNos?: Artists,
): Promise<AppointmentSummary[]> {
  const summaries = await inMonths(tenantId, from, to, artistNos);
  return summaries.filter(
    (summary) => !isAsked(summary) && summary.start.slice(0, 10) <= to && summary.end.slice(0, 10) >= from,
  );
}

/**
 * Finds appointments that take some of the days `from` to `to`, as calendars draw them. A night after the last day
 * belongs to that day; a night that began before the first day is left out. `withAsked` includes requests for a date.
 */
export async function appointmentsOn(
  tenantId: string,
  from: string,
  to: string,
  artistNos?: Artists,
  withAsked = false,
): Promise<AppointmentSummary[]> {
  const summaries = await inMonths(tenantId, from, to, artistNos);
  return summaries.filter((summary) => {
    const { first, last } = bookedDays(summary);
    return first <= to && last >= from && (withAsked || !isAsked(summary));
  });
}
