import { showStore } from '#functions/domains/booking/show/store.ts';
import { ofShow } from '#functions/domains/journeys/guest-list/public/carried.ts';
import { findGuest, type GuestFound } from '#functions/domains/journeys/guest-list/public/tell-guests.ts';
import { findLink } from '#functions/domains/relations/link/public/link-access.ts';
import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import { passOf, type SeenPass } from '#shared/domains/journeys/guest-list-link/pass.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

/** The list with its show as it is now. The copy in the list follows a moment later. */
async function atPresent(tenantId: string, { list }: GuestFound) {
  const show = await showStore.find({ tenantId }, list.show.showId);
  const isOn = show !== undefined && !show.deletedAt && show.phase !== 'cancelled';
  return { isOn, list: isOn ? { ...list, show: ofShow(show).show } : list };
}

/** The pass of a guest. It ends when the guest is taken off the list, or when their mail goes to another address. */
export async function passSeen(ctx: PublicContext, secret: string): Promise<SeenPass> {
  const { link, state } = await findLink(ctx, 'guest', secret);
  const { tenantId, recordId: listId, pass } = link;
  const found = state === 'live' && pass ? await findGuest(tenantId, { listId, ...pass }) : undefined;
  if (!found) throw new AppError('link.ended');
  return passOf({ ...found, ...(await atPresent(tenantId, found)), link, now: ctx.now.toISOString() });
}
