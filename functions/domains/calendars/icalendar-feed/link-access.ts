import { summaryOf, userStore } from '#functions/domains/identity/user/store.ts';
import type { PublicContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { type AccessGrant, getsIn } from '#functions/platform/session/access.ts';
import { checkLinkAccess, countAction, countUnknown, FEED_READS } from '#functions/platform/session/rate.ts';
import { actorOf } from '#functions/platform/session/resolve.ts';
import { secretState } from '#shared/domains/calendars/icalendar-feed/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { bySecret, markUsed, rowOf, type SecretItem, usedDay } from './secret-store.ts';
import { feedStore, type StoredFeed } from './store.ts';

/** The owner as if signed in now: their current rights decide which events the feed has. */
export interface Reading {
  readonly feed: StoredFeed;
  readonly reader: UserContext;
  readonly zone: string;
}

/**
 * Returns the item that a secret leads to. Unknown secrets are counted: twenty of them close every door to that
 * address.
 */
export async function leadsTo(ctx: PublicContext, secret: string): Promise<SecretItem> {
  await checkLinkAccess(ctx.ip, ctx.now);
  const found = await bySecret(secret);
  if (found) return found;
  await countUnknown(ctx.ip, ctx.now);
  throw new AppError('linkUnknown');
}

/** Returns the card of a feed's owner, as long as the owner has access. */
async function ownerSummary(ctx: PublicContext, { tenantId }: SecretItem, feed: StoredFeed) {
  const user = await userStore.find({ tenantId }, feed.owner.userId);
  const summary = user && summaryOf(tenantId, user);
  return getsIn(summary, ctx.now) ? summary : undefined;
}

const readerOf = (ctx: PublicContext, tenantId: string, summary: AccessGrant): UserContext => ({
  ...ctx,
  sub: summary.sub,
  originJti: '',
  tenantId,
  actor: actorOf(summary),
});

/** Finds the feed and the owner of a known secret, as far as they exist. An address unused for 180 days is over. */
export async function standing(ctx: PublicContext, item: SecretItem) {
  const [feed, row] = await Promise.all([feedStore.find(item, item.feedId), rowOf(item)]);
  const today = usedDay(ctx.now);
  const isLive = feed && !feed.deletedAt && row && secretState(row, today) === 'live';
  const summary = isLive ? await ownerSummary(ctx, item, feed) : undefined;
  return { feed, row, today, summary };
}

/** Everything a program may read through this secret now, counted against its hour. */
export async function openFeed(ctx: PublicContext, secret: string): Promise<Reading> {
  const item = await leadsTo(ctx, secret);
  const { feed, row, today, summary } = await standing(ctx, item);
  if (!feed || !row || !summary) throw new AppError('icalendarFeed.ended');
  await countAction(`feed#${item.secretId}`, FEED_READS, ctx.now);
  if (row.lastUsedOn !== today) await markUsed(item, today);
  return { feed, reader: readerOf(ctx, item.tenantId, summary), zone: summary.zone };
}
