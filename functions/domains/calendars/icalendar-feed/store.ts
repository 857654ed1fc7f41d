import { userStore } from '#functions/domains/identity/user/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { serialized } from '#functions/platform/data/serialized.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { type Feed, type FeedFields, MAX_FEEDS } from '#shared/domains/calendars/icalendar-feed/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { rowsOf, secretsOf } from './secret-store.ts';

const index = defineList({ name: 'icalendar-feed', key: 'text', columns: { owner: 'u32' } });

export const feedStore = new RecordStore<FeedFields>({
  name: 'icalendar-feed',
  title: (feed) => feed.title,
  list: listOf(index, (feed) => ({ no: feed.no, key: fold(feed.title), owner: noOf(feed.owner.userId) })),
});
export type StoredFeed = Stored<FeedFields>;
type Tenant = { readonly tenantId: string };

export async function feedsOf(ctx: Tenant, userId: Id): Promise<StoredFeed[]> {
  const filters = [{ column: 'owner', anyOf: [noOf(userId)] }];
  return feedStore.where(ctx, filters);
}

/** One feed more of the caller's own, unless they have as many as one may have; two at once are both counted. */
export const withRoom = <T>(ctx: UserContext, work: (turn: readonly Write[]) => Promise<T>): Promise<T> =>
  serialized(ctx.tenantId, [`feeds.${ctx.actor.userId}`], async (turn) => {
    const feeds = await feedsOf(ctx, ctx.actor.userId);
    if (feeds.length >= MAX_FEEDS) throw new AppError('icalendarFeed.tooMany', { params: { max: MAX_FEEDS } });
    return work(turn);
  });

const namesOf = (records: readonly { readonly id: Id; readonly name: string }[]) =>
  records.map(({ id, name }) => [id, name] as const);

/** With its addresses, as staff see them. */
export async function shown(ctx: Pick<UserContext, 'tenantId' | 'now'>, feed: StoredFeed): Promise<Feed> {
  const [secrets, artists, owners] = await Promise.all([
    secretsOf(ctx.tenantId, feed.no),
    artistStore.many(ctx, feed.artistIds.map(noOf)),
    userStore.many(ctx, feed.ownerIds.map(noOf)),
  ]);
  const names = Object.fromEntries([...namesOf(artists), ...namesOf(owners)]);
  return { ...feed, secrets: rowsOf(secrets, ctx.now), names };
}

/** A feed of the caller's own, or 404. */
export async function ownFeed(ctx: UserContext, id: Id): Promise<StoredFeed> {
  const feed = await feedStore.get(ctx, id);
  if (feed.owner.userId !== ctx.actor.userId) throw new AppError('notFound');
  return feed;
}

/** One's own; who looks after users may see and stop the feeds of all. */
export async function seenFeed(ctx: UserContext, id: Id): Promise<StoredFeed> {
  const { environment, permissions } = ctx.actor;
  if (environment === 'internal' && permissions.has('user.update')) return feedStore.get(ctx, id);
  return ownFeed(ctx, id);
}
