import { hasGoogle } from '#functions/platform/google/ask.ts';
import { DISTANCE_BATCH, type Drive, driveRoute, driveTable } from '#functions/platform/google/routes.ts';
import { ServiceFailure } from '#functions/platform/http/call-service.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import { crowDistance, type Distance } from '#shared/domains/journeys/travel/distance.ts';
import type { GeoPoint } from '#shared/kernel/geo/geo.ts';

/** Roads asked for in one answer: two batches are paid and waited for, the rest is measured straight. */
const MAX_ROADS = 2 * DISTANCE_BATCH;

type Way = readonly [from: GeoPoint, to: GeoPoint];

/** Returns Google's answer, or nothing: a map is drawn without the answer too. */
async function orNothing<T>(ask: () => Promise<T>): Promise<T | undefined> {
  if (!hasGoogle()) return undefined;
  try {
    return await ask();
  } catch (e) {
    if (!(e instanceof ServiceFailure)) throw e;
    logger.warn('Google routes', { reason: e.message });
    return undefined;
  }
}

const measured = (drive: Drive | undefined, crow: Distance): Distance => (drive ? { ...drive, measured: true } : crow);

/** Finds one way by road, if there is one. */
export async function wayBetween(from: GeoPoint, to: GeoPoint): Promise<Distance> {
  const crow = crowDistance(from, to);
  if (crow.minutes === undefined || crow.distance === 0) return crow;
  return measured(await orNothing(() => driveRoute(from, to)), crow);
}

/** Ways in their order. When Google fails once it is asked no more. */
export async function waysBetween(ways: readonly Way[]): Promise<Distance[]> {
  const crows = ways.map(([from, to]) => crowDistance(from, to));
  const driven = crows.flatMap(({ minutes, distance }, i) => (minutes !== undefined && distance > 0 ? [i] : []));
  const asked = driven.slice(0, MAX_ROADS);
  for (let done = 0; done < asked.length; done += DISTANCE_BATCH) {
    const batch = asked.slice(done, done + DISTANCE_BATCH);
    const roads = await orNothing(() => Promise.all(batch.map((i) => driveRoute(...(ways[i] as Way)))));
    if (!roads) break;
    batch.forEach((i, at) => {
      crows[i] = measured(roads[at], crows[i] as Distance);
    });
  }
  return crows;
}

/** From one place to many, in their order. */
export async function waysTo(from: GeoPoint, to: readonly GeoPoint[]): Promise<Distance[]> {
  const table = to.length > 0 ? await orNothing(() => driveTable(from, to)) : undefined;
  return to.map((point, i) => measured(table?.[i], crowDistance(from, point)));
}
