import { exceptionsItem } from '#functions/domains/booking/availability/store.ts';
import { appointmentsOf } from '#functions/domains/booking/show/store.ts';
import { appointmentsBetween, appointmentWrites } from '#functions/platform/data/appointment.ts';
import { measure } from '#functions/platform/data/capacity-meter.ts';
import { commitEach } from '#functions/platform/data/commit-each.ts';
import { tableName } from '#functions/platform/data/table.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { columnCache } from '#functions/platform/list-index/cache.ts';
import { availabilityContract } from '#shared/domains/booking/availability/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import type { CallOf, OutputOf, Route } from '#shared/kernel/contract/route.ts';
import { addDays, diffDays } from '#shared/kernel/time/date.ts';
import { type BenchAgency, ordinary, plantBench, TODAY } from './agency.ts';
import { type Figure, figure } from './figure.ts';
import { ask } from './measure.ts';

/** A year's appointments of a large agency, and its artists. */
const A_YEAR = 5_000;
const ARTISTS = 100;
const YEAR_DAYS = 365;

/**
 * Read units. A month: issue 4. A request adds the person's session and the roster of the artists; a year touches 13
 * months and reads the exceptions (availability) of each artist.
 */
const REQUEST = 10;
const MONTH = 20;
const GOALS = {
  month: MONTH,
  page: REQUEST + MONTH,
  quarter: REQUEST + 3 * MONTH,
  year: REQUEST + 13 * MONTH + 10,
  conflict: MONTH,
};

/** The shows as appointments of one year, the same number every day. */
const yearOf = ({ shows }: BenchAgency) =>
  shows.flatMap((show, i) => {
    const days = diffDays(show.start.slice(0, 10), addDays(TODAY, i % YEAR_DAYS));
    const at = (time: string) => addDays(time.slice(0, 10), days) + time.slice(10);
    return appointmentsOf({ ...show, start: at(show.start), end: at(show.end) }).slice(0, 1);
  });

/** Makes a holiday of every artist. */
const words = ({ ctx: { tenantId, now } }: BenchAgency): Write[] =>
  Array.from({ length: ARTISTS }, (_, i) => {
    const days = { from: addDays(TODAY, i), to: addDays(TODAY, i + 6) };
    const said = { kind: 'blocked' as const, ...days, reason: 'Holiday', byName: 'Bench', at: now.toISOString() };
    return { item: { Put: { TableName: tableName(), Item: { ...exceptionsItem(tenantId, i + 1, 1, [said]) } } } };
  });

async function asked<R extends Route>(
  agency: BenchAgency,
  route: R,
  call: CallOf<R>,
  of: (answer: OutputOf<R>) => readonly [name: string, goal: number],
): Promise<Figure> {
  columnCache.clear();
  const { result, usage } = await measure(() => ask(route, agency.admin, call));
  const [name, goal] = of(result);
  return figure(name, 'read units', usage.reads, goal);
}

async function conflictFigure(agency: BenchAgency): Promise<Figure> {
  const [show] = ordinary(agency);
  if (!show) throw new Error('the agency has no coming show');
  const { start, end, isNight, isAllDay, artists, venue } = show;
  const artistIds = artists.map(({ artistId }) => artistId);
  const body = { start, end, isNight, isAllDay, artistIds, excludeId: show.id, venueId: venue?.venueId };
  return asked(agency, showContract.routes.listConflicts, { body }, () => [
    `conflict check among ${agency.shows.length} shows`,
    GOALS.conflict,
  ]);
}

/** Measures what planning, availability and conflicts of 100 artists consume, as the pages ask for them. */
export async function calendarFigures(): Promise<Figure[]> {
  const agency = await plantBench(A_YEAR, ARTISTS);
  const { tenantId } = agency.ctx;
  await commitEach([...appointmentWrites(tenantId, [], yearOf(agency)), ...words(agency)]);
  const month = await measure(() => appointmentsBetween(tenantId, '2027-05-01', '2027-05-31'));
  const may = { body: { from: '2027-05-01', to: '2027-05-31' } };
  const quarter = { body: { from: '2027-04-01', to: '2027-06-30' } };
  const year = { body: { from: TODAY, to: addDays(TODAY, YEAR_DAYS - 1) } };
  return [
    figure(
      `planning: a month, ${month.result.length} of ${A_YEAR} appointments a year`,
      'read units',
      month.usage.reads,
      GOALS.month,
    ),
    await asked(agency, planningContract.routes.appointments, may, ({ artists, appointments }) => [
      `planning: the page of a month, ${artists.length} artists, ${appointments.length} appointments`,
      GOALS.page,
    ]),
    await asked(agency, planningContract.routes.appointments, quarter, ({ artists, appointments }) => [
      `planning: a quarter of ${artists.length} artists, ${appointments.length} appointments`,
      GOALS.quarter,
    ]),
    await asked(agency, availabilityContract.routes.find, year, ({ artists }) => [
      `availability: ${artists.length} artists over a year`,
      GOALS.year,
    ]),
    await conflictFigure(agency),
  ];
}
