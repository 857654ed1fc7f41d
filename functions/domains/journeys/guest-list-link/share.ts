import { senderOf } from '#functions/domains/identity/account/public/own-store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { internalList } from '#functions/domains/journeys/guest-list/public/access.ts';
import { findPlace } from '#functions/domains/journeys/guest-list/public/items.ts';
import type { List } from '#functions/domains/journeys/guest-list/public/seen.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { logOnRecord } from '#functions/domains/relations/link/public/log.ts';
import {
  linkOf,
  linksOf,
  mintSecret,
  newLinkWrites,
  type StoredLink,
  saveLink,
} from '#functions/domains/relations/link/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { countedMail } from '#functions/platform/mail/limit.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { linkEnd } from '#shared/domains/journeys/guest-list/cutoff.ts';
import type { GuestLinkInput } from '#shared/domains/journeys/guest-list-link/view.ts';
import { pathOfLink, renewed } from '#shared/domains/relations/link/rules.ts';
import type { Link } from '#shared/domains/relations/link/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

/** The most links of a list, ended ones too. */
const MAX_LINKS = 100;

/** A list whose links the caller may give. */
export const staffList = (ctx: UserContext, id: Id): Promise<List> => internalList(ctx, id);

export async function linkTo(ctx: UserContext, { id, linkId }: { id: Id; linkId: Id }): Promise<StoredLink> {
  await staffList(ctx, id);
  const link = await linkOf(ctx.tenantId, 'guestList', linkId);
  if (link.recordId !== id) throw new AppError('notFound');
  return link;
}

/** The end of a link that is made now. A show that is over needs none. */
function endOf({ now }: UserContext, list: List): string {
  const end = linkEnd(list.show);
  if (end <= now.toISOString()) throw new AppError('guestListLink.over');
  return end;
}

/** Refuses an allotment of another list, or one that was removed. */
async function checkChosen(ctx: UserContext, list: List, placeId: Id | undefined): Promise<void> {
  if (!placeId) return;
  const place = await findPlace(ctx, list, placeId);
  if (!place || place.deletedAt) throw new AppError('choice', { field: 'placeId' });
}

async function newLink(ctx: UserContext, list: List, input: GuestLinkInput): Promise<Link & { tenantId: string }> {
  const { use, placeId, name, email, locale } = input;
  const [client, user] = await Promise.all([clientOf(ctx.tenantId), userStore.get(ctx, ctx.actor.userId)]);
  return {
    id: newId(ctx.now, list.no),
    tenantId: ctx.tenantId,
    kind: 'guestList',
    entity: 'guestList',
    recordId: list.id,
    title: list.name,
    recipient: { name, email },
    locale,
    agency: client.name,
    artistIds: list.artists.map(({ artistId }) => artistId),
    sender: await senderOf(ctx, user),
    generation: 1,
    state: 'live',
    expiresAt: endOf(ctx, list),
    createdAt: ctx.now.toISOString(),
    secrets: [],
    opens: 0,
    guests: { use, ...(placeId ? { placeId } : {}) },
    ...(email ? { mail: 'queued' as const } : {}),
  };
}

const invite = ({ id, entity }: Link, text: string) =>
  emit('guestListMail', { entity, linkId: id, mail: 'invite', ids: [], text });

/** Makes a link: mailed to an address, else its secret leaves with the answer and is kept nowhere. */
export async function shareLink(ctx: UserContext, id: Id, input: GuestLinkInput): Promise<{ url?: string }> {
  const list = await staffList(ctx, id);
  await checkChosen(ctx, list, input.placeId);
  const before = await linksOf(ctx.tenantId, 'guestList', id);
  if (before.length >= MAX_LINKS) throw new AppError('guestListLink.many', { params: { max: MAX_LINKS } });
  const link = await newLink(ctx, list, input);
  if (input.email) {
    const log = logOnRecord(ctx, link, 'link.share', [invite(link, input.message)]);
    await commit([...newLinkWrites(link), countedMail(ctx, input.email), log]);
    return {};
  }
  const { secret, writes } = mintSecret(undefined, link);
  await commit([...writes, logOnRecord(ctx, link, 'link.share')]);
  return { url: `${env.pageBase()}${pathOfLink('guestList', secret)}` };
}

/** Makes an ended link work again. Its reader gets it by mail, if they have an address. */
export async function renewLink(ctx: UserContext, of: { id: Id; linkId: Id }): Promise<Link> {
  const [list, link] = await Promise.all([staffList(ctx, of.id), linkTo(ctx, of)]);
  const live = renewed(link, endOf(ctx, list), ctx.now.toISOString());
  const { email } = link.recipient;
  const after = email ? { ...live, mail: 'queued' as const } : live;
  const counted = email ? [countedMail(ctx, email)] : [];
  await saveLink(link, after, ...counted, logOnRecord(ctx, after, 'link.renew', email ? [invite(after, '')] : []));
  return after;
}
