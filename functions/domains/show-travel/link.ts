import { insideShow } from '#functions/domains/show/own-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { TravelArea } from './areas.ts';

interface Asked {
  readonly id: Id;
  readonly travelId: Id;
}

/** Ids say nothing of the kind of a record: each kind is asked. */
async function areaOf(ctx: UserContext, areas: readonly TravelArea[], travelId: Id): Promise<TravelArea> {
  for (const area of areas) if (await area.has(ctx, travelId)) return area;
  throw new AppError('showTravel.unknown', { field: 'travelId' });
}

/** Said twice, it stays linked once; a locked show too: how one gets there is no part of what was agreed. */
export async function linkTravel(ctx: UserContext, areas: readonly TravelArea[], { id, travelId }: Asked) {
  const show = await insideShow(ctx, id);
  const area = await areaOf(ctx, areas, travelId);
  await area.change(ctx, travelId, (shows) => [...new Set([...shows, show.id])], 'linkShow');
}

export async function unlinkTravel(ctx: UserContext, areas: readonly TravelArea[], { id, travelId }: Asked) {
  const show = await insideShow(ctx, id);
  const area = await areaOf(ctx, areas, travelId);
  await area.change(ctx, travelId, (shows) => shows.filter((one) => one !== show.id), 'unlinkShow');
}
