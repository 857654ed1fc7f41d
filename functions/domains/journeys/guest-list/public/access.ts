import { checkAccess as checkShow, seesShow } from '#functions/domains/booking/show/public/sees.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { seenRecord } from '#functions/platform/record/fields.ts';
import { asSeen } from '#functions/platform/record/stale.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { guestListFields } from '#shared/domains/journeys/guest-list/fields.ts';
import type { Guest, GuestList, GuestListFields } from '#shared/domains/journeys/guest-list/schemas.ts';
import { seesPartiesOnly } from '#shared/kernel/access/role-presets.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { internal } from '#shared/kernel/record/fields.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { List } from '../log.ts';
import { guestListStore } from '../store.ts';
import { totalsBy } from './items.ts';

/** How people are reached and known is for those who asked them. */
const personal = { sees: 'internal', blank: '' } as const;
const PERSONAL = {
  email: personal,
  mobile: personal,
  documentNo: personal,
  requestedBy: internal,
  decidedAt: internal,
} as const;

const idsOf = (artists: GuestListFields['artists']): Id[] => artists.map(({ artistId }) => artistId);
export const knowsArtists = (ctx: UserContext, { artists }: Pick<GuestListFields, 'artists'>): boolean =>
  artistAccess.knows(ctx, idsOf(artists));

/** A list of a show that the caller may see, or 404. A list carries the artists of its show, but not the parties. */
export async function checkAccess<L extends Pick<GuestListFields, 'artists' | 'show'>>(
  ctx: UserContext,
  list: L,
): Promise<L> {
  if (!knowsArtists(ctx, list)) throw new AppError('notFound');
  if (seesPartiesOnly(ctx.actor.role)) checkShow(ctx, await showStore.get(ctx, list.show.showId));
  return list;
}

/** The same for the list of lists. */
export async function seenLists(ctx: UserContext): Promise<Filter[]> {
  if (!seesPartiesOnly(ctx.actor.role)) return artistAccess.known(ctx);
  const { ofPartyShows } = await import('#functions/domains/booking/show/public/outside.ts');
  return [...artistAccess.known(ctx), ...(await ofPartyShows(ctx, 'show'))];
}

export const seenList = async (ctx: UserContext, id: Id): Promise<List> =>
  checkAccess(ctx, await guestListStore.get(ctx, id));

/** A list that somebody inside wants to change, as it is. */
export async function internalList(ctx: UserContext, id: Id): Promise<List> {
  const list = await seenList(ctx, id);
  checkInternal(ctx);
  return list;
}

export const visibleGuest = (ctx: UserContext, guest: Guest): Guest => seenRecord(ctx, PERSONAL, guest);

/** Lists with their totals, as the caller may see them. */
export async function shownLists(
  ctx: UserContext,
  lists: readonly List[],
): Promise<(List & Pick<GuestList, 'totals'>)[]> {
  const totals = await totalsBy(ctx, lists);
  return lists.flatMap((list) => {
    const sums = totals.get(list.no);
    return sums ? [{ ...seenRecord(ctx, guestListFields, list), totals: sums }] : [];
  });
}
export async function shownList(ctx: UserContext, list: List): Promise<List & Pick<GuestList, 'totals'>> {
  const [shown] = await shownLists(ctx, [list]);
  if (!shown) throw new AppError('notFound');
  return shown;
}

/** The list a caller wants to change, as they last saw it. */
export async function listForUpdate(ctx: UserContext, id: Id, rev: number): Promise<List> {
  const list = await asSeen<List, List>(
    (current) => shownList(ctx, current),
    () => guestListStore.getForUpdate(ctx, id, rev, (found) => checkAccess(ctx, found)),
  );
  checkInternal(ctx);
  return list;
}

/** The show a new list is for: the caller's to see. */
export async function showFor(ctx: UserContext, showId: Id): Promise<Stored<ShowFields>> {
  const show = ctx.actor.permissions.has('show.read') ? await showStore.find(ctx, showId) : undefined;
  if (!show || show.deletedAt || !seesShow(ctx, show)) throw new AppError('choice', { field: 'showId' });
  return show;
}
/** Whether the show has been deleted: its list stays, under the show's last name. */
export async function isShowDeleted(ctx: Pick<TenantContext, 'tenantId'>, { show }: List): Promise<boolean> {
  const found = await showStore.find(ctx, show.showId);
  return !found || Boolean(found.deletedAt);
}
