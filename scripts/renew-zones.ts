import { flightStore } from '#functions/domains/journeys/flight/store.ts';
import { groundTransportStore } from '#functions/domains/journeys/ground-transport/store.ts';
import { lodgingStore } from '#functions/domains/journeys/lodging/store.ts';
import { trainStore } from '#functions/domains/journeys/train/store.ts';
import { commitEach } from '#functions/platform/data/commit-each.ts';
import { zoned } from '#functions/platform/data/place-zone.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { everyRecord } from '#functions/platform/record/every.ts';
import { recordWrite } from '#functions/platform/record/items.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { FlightEnd } from '#shared/domains/journeys/flight/schemas.ts';
import type { TrainEnd } from '#shared/domains/journeys/train/schemas.ts';
import type { TravelFields } from '#shared/domains/journeys/travel/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { GeoPoint } from '#shared/kernel/geo/geo.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

/** Writes each record over the revision it has: a zone follows from its places, so no reader has to hear of it. */
async function renew<T extends TravelFields>(
  tenantId: string,
  store: RecordStore<T>,
  withZones: (record: Stored<T>) => Promise<Stored<T>>,
): Promise<void> {
  const { name } = store.definition;
  const refused = async () => new AppError('stale');
  const writes: Write[] = [];
  for await (const before of everyRecord(store, tenantId)) {
    const after = await withZones(before);
    if (JSON.stringify(after) !== JSON.stringify(before))
      writes.push(recordWrite(tenantId, name, before, after, {}, refused));
  }
  await commitEach(writes);
}

interface Leg<E> {
  readonly departure: E;
  readonly arrival: E;
}
const zonedLegs = <E extends object, S extends Leg<E>>(
  segments: readonly (S & Leg<E>)[],
  pointOf: (end: E) => GeoPoint | undefined,
) =>
  Promise.all(
    segments.map(async (segment) => ({
      ...segment,
      departure: await zoned(segment.departure, pointOf(segment.departure)),
      arrival: await zoned(segment.arrival, pointOf(segment.arrival)),
    })),
  );

/** The time zones of the places of every journey and stay. */
export async function renewZones(tenantId: string): Promise<void> {
  await renew(tenantId, flightStore, async (journey) => ({
    ...journey,
    segments: await zonedLegs(journey.segments, ({ airport }: FlightEnd) => airport.point),
  }));
  await renew(tenantId, trainStore, async (journey) => ({
    ...journey,
    segments: await zonedLegs(journey.segments, ({ placeGeo }: TrainEnd) => placeGeo),
  }));
  await renew(tenantId, groundTransportStore, async (ride) => ({
    ...ride,
    start: await zoned(ride.start, ride.start.placeGeo),
    end: await zoned(ride.end, ride.end.placeGeo),
  }));
  await renew(tenantId, lodgingStore, (stay) => zoned(stay, stay.placeGeo));
}
