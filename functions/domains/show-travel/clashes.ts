import { airportStore } from '#functions/domains/airport/store.ts';
import type { FoundTravel } from '#functions/domains/travel/area-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { zoneAt } from '#functions/platform/place-zone.ts';
import type { ClashQuestion, TravelClash } from '#shared/domains/show-travel/contract.ts';
import { type Clash, firstClash, type Stretch } from '#shared/domains/travel/clashes.ts';
import { legSpan } from '#shared/domains/travel/legs.ts';
import { addDays, dateOf } from '#shared/kernel/date.ts';
import type { GeoPoint } from '#shared/kernel/geo.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';
import { travelAreas } from './areas.ts';

/** A journey of a week that began before is still under way. */
const DAYS_BEFORE = 7;

type Asked = Pick<FoundTravel, 'stretches' | 'travellerIds'> & { readonly id?: Id | undefined };
interface Found {
  readonly travel: FoundTravel;
  readonly clash: Clash;
  /** Names of those who are on both. */
  readonly people: readonly string[];
}

/** Those of the others that somebody on this journey cannot be on as well. */
export const clashesAmong = (asked: Asked, others: readonly FoundTravel[]): Found[] =>
  others.flatMap((travel) => {
    if (travel.id === asked.id || travel.phase === 'cancelled') return [];
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
    stretches.map(async ({ start, end }) => {
      const [from, to] = [pointOf(start), pointOf(end)];
      const [zone, endZone] = await Promise.all([from && zoneAt(from), to && zoneAt(to)]);
      const departure = { dateTimeLocal: start.dateTimeLocal, zone };
      return { ...legSpan({ departure, arrival: { dateTimeLocal: end.dateTimeLocal, zone: endZone } }), from, to };
    }),
  );
}

/** Finds the journeys in the way of people on a journey that is being written. */
export async function clashesOf(ctx: UserContext, question: ClashQuestion): Promise<TravelClash[]> {
  const { travellerIds, excludeId } = question;
  const days = question.stretches
    .flatMap(({ start, end }) => [start, end].map((at) => dateOf(at.dateTimeLocal)))
    .toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (travellerIds.length === 0 || !first || !last) return [];
  const asked = { contactIds: travellerIds, from: addDays(first, -DAYS_BEFORE), to: addDays(last, 1) };
  const [stretches, ...found] = await Promise.all([
    stretchesOf(ctx, question),
    ...travelAreas.map((area) => area.ofPeople(ctx, asked)),
  ]);
  return clashesAmong({ id: excludeId, stretches, travellerIds }, found.flat()).map(({ travel, clash, people }) => {
    const { kind, id, title, start, end, zone, endZone } = travel;
    const { kind: reason, gap, needed } = clash;
    const zones = { ...(zone ? { zone } : {}), ...(endZone ? { endZone } : {}) };
    return { kind, id, title, start, end, ...zones, travellers: [...people], reason, gap, needed };
  });
}
