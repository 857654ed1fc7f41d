import type { FoundTravel, TravelOutline } from '#functions/domains/journeys/travel/public/area.ts';
import { airportStore } from '#functions/domains/reference/airport/store.ts';
import { zoneAt } from '#functions/platform/data/place-zone.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { travelDefinitions } from '#functions/records/travel.ts';
import type { ClashMarksQuestion, ClashQuestion, TravelClash } from '#shared/domains/journeys/show-travel/contract.ts';
import { type Clash, firstClash, type Stretch } from '#shared/domains/journeys/travel/clashes.ts';
import { legSpan } from '#shared/domains/journeys/travel/legs.ts';
import { mayClash } from '#shared/domains/journeys/travel/outline.ts';
import type { GeoPoint } from '#shared/kernel/geo/geo.ts';
import { isStayKind, type TravelKind } from '#shared/kernel/record/appointment.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import { addDays, dateOf } from '#shared/kernel/time/date.ts';

/** Somebody who is late on one day may miss what leaves on the next. */
const DAYS_AROUND = 1;

type Asked = Pick<FoundTravel, 'stretches' | 'travellerIds'> & {
  readonly id?: Id | undefined;
  readonly phase?: FoundTravel['phase'];
};
interface Found {
  readonly travel: FoundTravel;
  readonly clash: Clash;
  /** Names of those who are on both. */
  readonly people: readonly string[];
}

/** Those of the others that somebody on this journey cannot be on as well. */
export const clashesAmong = (asked: Asked, others: readonly FoundTravel[]): Found[] =>
  others.flatMap((travel) => {
    if (asked.phase === 'cancelled' || travel.id === asked.id || travel.phase === 'cancelled') return [];
    const people = travel.travellers.filter((_, i) => asked.travellerIds.includes(travel.travellerIds[i] ?? ''));
    const clash = people.length > 0 ? firstClash(asked.stretches, travel.stretches) : undefined;
    return clash ? [{ travel, clash, people }] : [];
  });

type End = ClashQuestion['stretches'][number]['start'];

/** The points of both ends; an airport is read for its own. */
async function pointsOf(ctx: UserContext, ends: readonly End[]): Promise<(end: End) => GeoPoint | undefined> {
  const ids = [...new Set(ends.flatMap(({ airportId }) => airportId ?? []))];
  const airports = ids.length > 0 ? await airportStore.many(ctx, ids.map(noOf)) : [];
  const points = new Map(airports.map(({ id, point }) => [id, point]));
  return ({ airportId, point }) => (airportId ? points.get(airportId) : point);
}

async function stretchesOf(ctx: UserContext, { stretches }: ClashQuestion): Promise<Stretch[]> {
  const pointOf = await pointsOf(
    ctx,
    stretches.flatMap(({ start, end }) => [start, end]),
  );
  return Promise.all(
    stretches.map(async ({ start, end, isStay }) => {
      const [from, to] = [pointOf(start), pointOf(end)];
      const [zone, endZone] = await Promise.all([from && zoneAt(from), to && zoneAt(to)]);
      const departure = { dateTimeLocal: start.dateTimeLocal, zone };
      const arrival = { dateTimeLocal: end.dateTimeLocal, zone: endZone };
      return { ...legSpan({ departure, arrival }), from, to, isStay };
    }),
  );
}

/** A clash as it is shown. */
function clashSummary({ travel, clash, people }: Found): TravelClash {
  const { kind, id, title, start, end, zone, endZone } = travel;
  const { kind: reason, gap, needed } = clash;
  const zones = { ...(zone ? { zone } : {}), ...(endZone ? { endZone } : {}) };
  return { kind, id, title, start, end, ...zones, travellers: [...people], reason, gap, needed };
}

/** Finds the journeys in the way of people on a journey that is being written. */
export async function clashesOf(ctx: UserContext, question: ClashQuestion): Promise<TravelClash[]> {
  const { travellerIds, excludeId } = question;
  const days = question.stretches
    .flatMap(({ start, end }) => [start, end].map((at) => dateOf(at.dateTimeLocal)))
    .toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (travellerIds.length === 0 || !first || !last) return [];
  const asked = { contactIds: travellerIds, from: addDays(first, -DAYS_AROUND), to: addDays(last, DAYS_AROUND) };
  const [stretches, ...found] = await Promise.all([
    stretchesOf(ctx, question),
    ...(await travelDefinitions()).map((area) => area.ofPeople(ctx, asked)),
  ]);
  return clashesAmong({ id: excludeId, stretches, travellerIds }, found.flat()).map(clashSummary);
}

type ListedTravel = Pick<TravelOutline, 'kind' | 'no'>;
const isSame = (a: ListedTravel, b: ListedTravel) => a.kind === b.kind && a.no === b.no;

/** Pairs that may clash, as far as lists tell: somebody is on both, at about the same time. */
function suspects(own: readonly TravelOutline[], all: readonly TravelOutline[]) {
  const isComparable = (a: ListedTravel, b: ListedTravel) => isStayKind(a.kind) === isStayKind(b.kind);
  return own.flatMap((one) =>
    all.flatMap((other) =>
      !isSame(one, other) &&
      isComparable(one, other) &&
      other.travellers.some((no) => one.travellers.includes(no)) &&
      mayClash(one, other)
        ? [[one, other] as const]
        : [],
    ),
  );
}

/** Reads the journeys of pairs that may clash, each once. */
async function recordsOf(ctx: UserContext, listed: readonly ListedTravel[]): Promise<FoundTravel[]> {
  const nosOf = (kind: TravelKind) => listed.filter((one) => one.kind === kind).map(({ no }) => no);
  const found = (await travelDefinitions()).map((area) => area.some(ctx, [...new Set(nosOf(area.kind))]));
  return (await Promise.all(found)).flat();
}

/** Marks the rows of a list that clash with another journey. Lists tell the suspects; only these are read. */
export async function clashMarksOf(ctx: UserContext, { kind, ids, from, to }: ClashMarksQuestion) {
  const days = { from: addDays(from, -DAYS_AROUND), to: addDays(to, DAYS_AROUND) };
  const all = (await Promise.all((await travelDefinitions()).map((area) => area.outlines(ctx, days)))).flat();
  const nos = new Set(ids.map(noOf));
  const pairs = suspects(
    all.filter((one) => one.kind === kind && nos.has(one.no)),
    all,
  );
  const found = await recordsOf(ctx, pairs.flat());
  return found
    .filter((one) => one.kind === kind && ids.includes(one.id))
    .map((one) => ({ id: one.id, clashes: clashesAmong(one, found).map(clashSummary) }))
    .filter(({ clashes }) => clashes.length > 0);
}
