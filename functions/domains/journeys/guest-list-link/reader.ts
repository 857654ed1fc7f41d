import { askingList, contentSeen, type List } from '#functions/domains/journeys/guest-list/public/seen.ts';
import { checkNoStaff, findLink, isStaff, type Opened } from '#functions/domains/relations/link/public/link-access.ts';
import { readingLink, workingLink } from '#functions/domains/relations/link/public/reading-link.ts';
import type { StoredLink } from '#functions/domains/relations/link/store.ts';
import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import { countAction, type RateLimit } from '#functions/platform/session/rate.ts';
import { seenBy } from '#shared/domains/journeys/guest-list-link/seen.ts';
import type { SeenGuestLink } from '#shared/domains/journeys/guest-list-link/view.ts';
import type { GuestLinkUse } from '#shared/domains/relations/link/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

export const purposeOf = ({ guests }: StoredLink): GuestLinkUse => guests?.use ?? 'view';

function checkUse(link: StoredLink, use: GuestLinkUse): StoredLink {
  if (purposeOf(link) !== use) throw new AppError('guestListLink.wrongUse');
  return link;
}

/** A link at its door. The links of a deleted list have ended. */
export async function foundLink(ctx: PublicContext, secret: string): Promise<Opened> {
  const found = await findLink(ctx, 'guestList', secret);
  if (found.state !== 'live' || (await askingList(found.link))) return found;
  return { ...found, state: 'withdrawn' };
}

export async function listOf(link: StoredLink): Promise<List> {
  const list = await askingList(link);
  if (!list) throw new AppError('link.ended');
  return list;
}

/** A link that works now, before its session begins. */
export const liveLink = (ctx: PublicContext, secret: string): Promise<StoredLink> =>
  workingLink(ctx, 'guestList', secret);

/** A link to read, which needs no session. */
export const linkToRead = async (ctx: PublicContext, secret: string): Promise<StoredLink> =>
  checkUse(await liveLink(ctx, secret), 'view');

/** The link of a browser that has opened it. */
export const openedLink = (ctx: PublicContext, secret: string): Promise<StoredLink> =>
  readingLink(ctx, 'guestList', secret);

/** The same for an act of its use, which counts against a limit of the link. Staff only look. */
export async function actingLink(
  ctx: PublicContext,
  secret: string,
  use: GuestLinkUse,
  limit: RateLimit,
): Promise<StoredLink> {
  const link = checkUse(await openedLink(ctx, secret), use);
  checkNoStaff(ctx, link);
  await countAction(`${use}#${link.id}`, limit, ctx.now);
  return link;
}

/** Whether a link opens an allotment. */
export const isOpenTo = ({ guests }: Pick<StoredLink, 'guests'>, placeId: Id): boolean =>
  !guests?.placeId || guests.placeId === placeId;

/** The page of a link as it is now. */
export async function seenFor(ctx: PublicContext, link: StoredLink): Promise<SeenGuestLink> {
  const list = await listOf(link);
  const content = await contentSeen(link, list);
  return seenBy({ link, list, content, isPreview: isStaff(ctx, link), now: ctx.now.toISOString() });
}
