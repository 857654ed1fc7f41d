import { askGuest, changeAsked, dropAsked } from '#functions/domains/journeys/guest-list/public/asking.ts';
import { askAgain } from '#functions/domains/relations/link/public/link-access.ts';
import { asReader } from '#functions/domains/relations/link/public/log.ts';
import { doorOf, enterLink } from '#functions/domains/relations/link/public/recipient.ts';
import { copyLink, linkRows, withdrawLink } from '#functions/domains/relations/link/public/staff.ts';
import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { LINK_DOOR, LINK_WRITES } from '#functions/platform/session/rate.ts';
import { guestListLinkContract } from '#shared/domains/journeys/guest-list-link/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { passSeen } from './pass.ts';
import { playActs } from './play-acts.ts';
import {
  actingLink,
  foundLink,
  isOpenTo,
  linkToRead,
  listOf,
  liveLink,
  openedLink,
  purposeOf,
  seenFor,
} from './reader.ts';
import { linkTo, renewLink, shareLink, staffList } from './share.ts';

const { routes } = guestListLinkContract;

/** A request of the reader in one allotment of their link. */
async function asking(ctx: PublicContext, secret: string, placeId: Id) {
  const link = await actingLink(ctx, secret, 'request', LINK_WRITES);
  if (!isOpenTo(link, placeId)) throw new AppError('notFound');
  const of = { list: await listOf(link), placeId, by: { linkId: link.id, name: link.recipient.name } };
  return { link, of, as: asReader(ctx, link) };
}

export const handlers = {
  door: endpoint(routes.door, async ({ params, ctx }) => {
    const found = await foundLink(ctx, params.secret);
    return { ...(await doorOf(ctx, found)), use: purposeOf(found.link) };
  }),
  list: endpoint(routes.list, async ({ params, ctx }) => seenFor(ctx, await linkToRead(ctx, params.secret))),
  /** A person pressed the button. Staff only see what the person would see. */
  open: endpoint(routes.open, async ({ params, ctx }) => {
    const link = await liveLink(ctx, params.secret);
    const seen = await seenFor(ctx, link);
    await enterLink(ctx, link, { secret: params.secret, code: undefined });
    return seen;
  }),
  see: endpoint(routes.see, async ({ params, ctx }) => seenFor(ctx, await openedLink(ctx, params.secret))),
  askFor: endpoint(routes.askFor, async ({ params, body, ctx }) => {
    const { placeId, ...input } = body;
    const { link, of, as } = await asking(ctx, params.secret, placeId);
    await askGuest(as, of, input);
    return seenFor(ctx, link);
  }),
  change: endpoint(routes.change, async ({ params, body, ctx }) => {
    const { placeId, ...change } = body;
    const { link, of, as } = await asking(ctx, params.secret, placeId);
    await changeAsked(as, of, change);
    return seenFor(ctx, link);
  }),
  drop: endpoint(routes.drop, async ({ params, body, ctx }) => {
    const { link, of, as } = await asking(ctx, params.secret, body.placeId);
    await dropAsked(as, of, body.guestId);
    return seenFor(ctx, link);
  }),
  checkIn: endpoint(routes.checkIn, async ({ params, body, ctx }) => {
    const link = await actingLink(ctx, params.secret, 'door', LINK_DOOR);
    return { rows: await playActs(asReader(ctx, link), link, body.acts) };
  }),
  pass: endpoint(routes.pass, ({ params, ctx }) => passSeen(ctx, params.secret)),
  askAgain: endpoint(routes.askAgain, ({ params, ctx }) => askAgain(ctx, 'guestList', params.secret)),
  links: endpoint(routes.links, async ({ params, ctx }) => {
    await staffList(ctx, params.id);
    return { rows: await linkRows(ctx, 'guestList', params.id) };
  }),
  share: endpoint(routes.share, ({ params, body, ctx }) => shareLink(ctx, params.id, body)),
  withdraw: endpoint(routes.withdraw, async ({ params, ctx }) => withdrawLink(ctx, await linkTo(ctx, params))),
  renew: endpoint(routes.renew, ({ params, ctx }) => renewLink(ctx, params)),
  copy: endpoint(routes.copy, async ({ params, ctx }) => copyLink(ctx, await linkTo(ctx, params))),
};
