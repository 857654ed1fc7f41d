import { seesShow } from '#functions/domains/booking/show/public/sees.ts';
import { entriesOf } from '#functions/domains/booking/show/public/timetable-store.ts';
import type { StoredLink } from '#functions/domains/relations/link/store.ts';
import type { AppointmentSummary } from '#functions/platform/data/appointment.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { timetableOf } from '#shared/domains/booking/timetable/rules.ts';
import type { StoredEntry } from '#shared/domains/booking/timetable/schemas.ts';
import { daysOf } from '#shared/domains/calendars/itinerary/rules.ts';
import type { DayEntry, Itinerary, Period, Whose } from '#shared/domains/calendars/itinerary/schemas.ts';
import { withInUse } from '#shared/domains/journeys/advancing/with-in-use.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { agendaDays, isStayKind, TRAVEL_KINDS, type TravelKind } from '#shared/kernel/record/appointment.ts';
import { addDays, type LocalDate } from '#shared/kernel/time/date.ts';
import { dayShows, type Show, showsOf, summariesOf } from './shows.ts';
import { type Subject, seenSubject, subjectOf } from './subject.ts';

const daysBetween = (first: LocalDate, last: LocalDate): LocalDate[] => {
  const days: LocalDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
};

/** Returns the show itself, when its timetable does not tell when it plays. */
function ownTime(show: Show, entries: readonly StoredEntry[]): DayEntry[] {
  if (show.isAllDay || entries.some(({ kind }) => kind === 'showTime')) return [];
  const { start: startsAt, end: endsAt, isNight } = show;
  const label = show.artists.map(({ name }) => name).join(', ');
  return [{ id: show.id, kind: 'showTime', label, startsAt, endsAt, isNight, place: show.room ?? '', note: '' }];
}

/** Returns the parts of an itinerary that one show fills: each day it lasts, and its times on their own days. */
function showParts(show: Show, booked: readonly StoredEntry[], used: readonly StoredEntry[]) {
  const entries = withInUse(booked, used);
  const openIds = new Set(used.map(({ id }) => id));
  const at = { city: show.venue?.city ?? '', zone: show.zone };
  const { first, last } = agendaDays(show);
  const open = entries.filter(({ audience }) => audience === 'public');
  return {
    days: daysBetween(first, last).map((date) => ({ ...at, date })),
    entries: [
      ...timetableOf(open, show).map((entry) => {
        const isOpen = openIds.has(entry.id) ? { isOpen: true } : {};
        return { ...at, date: entry.date, entries: [{ ...entry, ...isOpen }] };
      }),
      ...ownTime(show, open).map((entry) => ({ ...at, date: first, entries: [entry] })),
    ],
  };
}

type TravelSummary = AppointmentSummary & { readonly kind: TravelKind };
const isTravel = (summary: AppointmentSummary): summary is TravelSummary =>
  summary.phase !== 'cancelled' && TRAVEL_KINDS.some((kind) => kind === summary.kind);

const travelEntry = ({
  id,
  kind,
  title,
  city,
  start,
  end,
  arrival,
  isNight,
  zone,
  endZone,
}: TravelSummary): DayEntry => ({
  id,
  kind,
  label: title,
  startsAt: start,
  // Without its zones, an arrival before the departure would only puzzle.
  endsAt: zone && arrival ? arrival : end,
  ...(zone ? { zone } : {}),
  ...(endZone ? { endZone } : {}),
  isNight,
  place: city,
  note: '',
});
const without = ({ endsAt: _, ...entry }: DayEntry): DayEntry => entry;

/**
 * Returns the parts of a flight, train or ride on the day of its calendar entry. That day ends where the journey
 * arrives. A stay has two parts: arrival on its first day, `checkOut` on its last.
 */
function travelParts(summary: TravelSummary, zone: string) {
  const entry = travelEntry(summary);
  const { first, last } = agendaDays(summary);
  const day = { city: summary.city, zone: summary.endZone ?? summary.zone ?? zone };
  if (!isStayKind(summary.kind)) return [{ ...day, date: first, entries: [entry] }];
  const left: DayEntry = { ...without(entry), kind: 'checkOut', startsAt: summary.end };
  return [
    { ...day, date: first, entries: [without(entry)] },
    { ...day, date: last, entries: [left] },
  ];
}

/** The filters by the rights of the reader. The reader of a link sees its whole party. */
interface Seen {
  readonly sees?: (show: Show) => boolean;
  readonly seesTravel?: (kind: TravelKind) => boolean;
}
/**
 * Returns the days of a tour as its party may see them: confirmed shows, their public times and travel. It leaves out
 * money and inside notes.
 */
export async function itineraryOf(
  ctx: { readonly tenantId: string },
  subject: Subject,
  period: Period,
  { sees = () => true, seesTravel = () => true }: Seen = {},
): Promise<Itinerary> {
  const summaries = await summariesOf(ctx, subject, period);
  const shows = (await showsOf(ctx, subject, summaries, period)).filter(sees);
  // Answers and their forms are more than a mail about news should start from.
  const { timesInUse } = await import('#functions/domains/journeys/advancing/public/in-use.ts');
  const [onDay, used, entries] = await Promise.all([
    dayShows(ctx, shows),
    timesInUse(
      ctx,
      shows.map(({ no }) => no),
    ),
    Promise.all(shows.map(({ id }) => entriesOf(ctx, id))),
  ]);
  const parts = shows.map((show, i) => ({ show, ...showParts(show, entries[i] ?? [], used.get(show.id) ?? []) }));
  const zone = shows[0]?.zone ?? 'UTC';
  const travel = summaries.filter(isTravel).filter(({ kind }) => seesTravel(kind));
  const once = new Map(travel.map((summary) => [`${summary.id} ${summary.start}`, summary]));
  const days = daysOf([
    ...parts.flatMap(({ show, days }) =>
      days.map((day) => ({ ...day, shows: [onDay.get(show.id)].flatMap((s) => s ?? []) })),
    ),
    ...parts.flatMap((part) => part.entries),
    ...[...once.values()]
      .toSorted((a, b) => a.start.localeCompare(b.start))
      .flatMap((summary) => travelParts(summary, zone)),
  ]);
  return { name: subject.name, ...period, days: days.filter(({ date }) => date >= period.from && date <= period.to) };
}

/** As far as the caller may see it: an outsider sees the shows of their own artists. */
export async function seenItinerary(ctx: UserContext, asked: Whose & Period): Promise<Itinerary> {
  const subject = await seenSubject(ctx, asked);
  const sees = (show: Show) => seesShow(ctx, show);
  const seesTravel = (kind: TravelKind) => ctx.actor.permissions.has(`${kind}.read`);
  return itineraryOf(ctx, subject, { from: asked.from, to: asked.to }, { sees, seesTravel });
}

/** Returns the itinerary that a link leads to, as it is now. */
export async function linkedItinerary({ tenantId, entity, recordId, period }: StoredLink): Promise<Itinerary> {
  if (!period) throw new AppError('linkUnknown');
  const subject = await subjectOf(
    { tenantId },
    entity === 'artist' ? { artistId: recordId } : { productionId: recordId },
  );
  return itineraryOf({ tenantId }, subject, period);
}
