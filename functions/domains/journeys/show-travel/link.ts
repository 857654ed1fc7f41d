import { internalShow, seenShow } from '#functions/domains/booking/show/public/own.ts';
import type { FoundTravel, TravelDefinition } from '#functions/domains/journeys/travel/public/area.ts';
import { withoutShow, withShow } from '#functions/domains/journeys/travel/public/linked.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { travelDefinitions } from '#functions/records/travel.ts';
import { momentsOf } from '#shared/domains/journeys/travel/clocks.ts';
import type { TravelSummary } from '#shared/domains/journeys/travel/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { clashesAmong } from './clashes.ts';

interface Asked {
  readonly id: Id;
  readonly travelId: Id;
}

/** Ids say nothing of the kind of a record: each kind is asked. */
async function areaOf(ctx: UserContext, travelId: Id): Promise<TravelDefinition> {
  for (const area of await travelDefinitions()) if (await area.has(ctx, travelId)) return area;
  throw new AppError('showTravel.unknown', { field: 'travelId' });
}

/** A locked show too: how one gets there is no part of what was agreed. */
export async function linkTravel(ctx: UserContext, { id, travelId }: Asked) {
  const show = await internalShow(ctx, id);
  const area = await areaOf(ctx, travelId);
  await area.change(ctx, travelId, (shows) => withShow(shows, show.id), 'linkTravel');
}

export async function unlinkTravel(ctx: UserContext, { id, travelId }: Asked) {
  const show = await internalShow(ctx, id);
  const area = await areaOf(ctx, travelId);
  await area.change(ctx, travelId, (shows) => withoutShow(shows, show.id), 'unlinkTravel');
}

/** Everything that belongs to any of these shows, each once and in order of departure, with what is in each other's way. */
export async function travelOf(ctx: UserContext, ids: readonly Id[]): Promise<TravelSummary[]> {
  const shows = await Promise.all(ids.map((id) => seenShow(ctx, id)));
  const nos = shows.map(({ no }) => no);
  const zone = shows[0]?.zone ?? 'UTC';
  const momentOf = (travel: FoundTravel): number => momentsOf(travel, zone).from;
  const found = (await Promise.all((await travelDefinitions()).map((area) => area.ofShows(ctx, nos)))).flat();
  return found
    .toSorted((a, b) => momentOf(a) - momentOf(b))
    .map(({ stretches, ...travel }) => ({
      ...travel,
      clashes: clashesAmong({ ...travel, stretches }, found).map(({ travel: { kind, id, title } }) => ({
        kind,
        id,
        title,
      })),
    }));
}
