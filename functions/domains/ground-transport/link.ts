import { checkShow, withoutShow, withShow } from '#functions/domains/travel/linked-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { insideRide, shownRide } from './access.ts';
import { groundTransportTravel } from './travel-store.ts';

interface Asked {
  readonly id: Id;
  readonly showId: Id;
}
type Change = typeof withShow;

async function change(ctx: UserContext, { id, showId }: Asked, action: string, to: Change) {
  await insideRide(ctx, id);
  const show = await checkShow(ctx, showId);
  await groundTransportTravel.change(ctx, id, (shows) => to(shows, show), action);
  return shownRide(ctx, await insideRide(ctx, id));
}

export const linkShow = (ctx: UserContext, asked: Asked) => change(ctx, asked, 'linkTravel', withShow);
export const unlinkShow = (ctx: UserContext, asked: Asked) => change(ctx, asked, 'unlinkTravel', withoutShow);
