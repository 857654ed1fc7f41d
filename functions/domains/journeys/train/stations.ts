import { seesTravel } from '#functions/domains/journeys/travel/public/access.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import type { TrainEnd } from '#shared/domains/journeys/train/schemas.ts';
import type { Place } from '#shared/domains/journeys/travel/schemas.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { trainStore } from './store.ts';

/** The latest journeys that are looked through, and stations that are offered. */
const MAX_LOOKED_AT = 100;
const MAX_FOUND = 15;

const placeIn = ({ placeId, placeName, placeAddress, placeGeo }: TrainEnd): Place => ({
  placeId,
  placeName,
  placeAddress,
  ...(placeGeo ? { placeGeo } : {}),
});

/** Stations of that name that the caller's own journeys went through, the latest first, each once. */
export async function knownStations(ctx: UserContext, keyword: string): Promise<Place[]> {
  const words = fold(keyword);
  const filters = [...artistAccess.linked(ctx), { column: 'words', words }];
  const nos = (await trainStore.definition.list?.all(ctx.tenantId, { filters })) ?? [];
  const trains = await trainStore.many(ctx, nos.slice(-MAX_LOOKED_AT));
  const stations = trains
    .filter((train) => !train.deletedAt && seesTravel(ctx, train))
    .toReversed()
    .flatMap(({ segments }) => segments.flatMap(({ departure, arrival }) => [departure, arrival]))
    .filter(({ placeName, placeAddress }) => fold(`${placeName} ${placeAddress}`).includes(words));
  const once = new Map<string, Place>();
  for (const station of stations) {
    const name = fold(station.placeName);
    if (!once.has(name)) once.set(name, placeIn(station));
  }
  return [...once.values()].slice(0, MAX_FOUND);
}
