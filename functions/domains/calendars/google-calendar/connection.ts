import { feedStore, ownFeed, type StoredFeed } from '#functions/domains/calendars/icalendar-feed/store.ts';
import { isGoogleSetUp } from '#functions/platform/authority/google-calendar.ts';
import { newId } from '#functions/platform/data/id.ts';
import { given } from '#functions/platform/data/packed.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { seal, unseal } from '#functions/platform/data/vault.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { activityWrite } from '#functions/platform/record/activity.ts';
import { besideRecord } from '#functions/platform/record/beside.ts';
import { emit } from '#functions/platform/record/emit.ts';
import type { RecordItem } from '#functions/platform/record/items.ts';
import type { PushReport, ShownPush } from '#shared/domains/calendars/google-calendar/schemas.ts';
import type { OutboxEntry } from '#shared/events.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';

/*
 * The Google calendar that a feed is written to, beside the feed:
 *   pk <tenant>#googleCalendar#<no of the feed>  sk R    due in gsi3 while it is connected
 */
export const PUSH_DUE = 'googleCalendar';

export interface Connected {
  readonly feedId: Id;
  /** Tells one connection of a feed from the next. */
  readonly id: Id;
  readonly ownerId: Id;
  readonly sealed: string;
  readonly connectedAt: string;
  readonly calendarId?: string | undefined;
  /** The moment from which the calendar is to be deleted. */
  readonly endsFrom?: string | undefined;
  readonly last?: PushReport | undefined;
}
interface Kept {
  /** Left out once the connection is over. */
  readonly connected?: Connected | undefined;
}
const connections = besideRecord<Kept>('googleCalendar', ({ connected }) =>
  connected ? { kind: PUSH_DUE, at: connected.connectedAt } : undefined,
);
type Tenant = Pick<TenantContext, 'tenantId'>;

const placeOf = (feedId: Id) => `googleCalendar ${noOf(feedId)} token`;
export const sealToken = ({ tenantId }: Tenant, feedId: Id, token: string) => seal(tenantId, placeOf(feedId), token);
export const tokenOf = ({ tenantId }: Tenant, { feedId, sealed }: Connected) =>
  unseal(tenantId, placeOf(feedId), sealed);

export async function connectedOf(ctx: Tenant, feedId: Id): Promise<Connected | undefined> {
  const connected = (await connections.of(ctx, noOf(feedId)))?.connected;
  return connected?.feedId === feedId ? connected : undefined;
}

type Action = 'connect' | 'disconnect' | 'sync';
interface Step {
  readonly next: (before: Connected | undefined) => Connected | undefined;
  readonly action?: Action | undefined;
  /** Whether a worker has to look at it now. */
  readonly pushes?: boolean;
}
const logged = (ctx: TenantContext, feed: StoredFeed, action: Action, outbox: readonly OutboxEntry[]) =>
  activityWrite(ctx, {
    id: newId(ctx.now),
    entity: 'icalendar-feed',
    no: feed.no,
    recordId: feed.id,
    title: feed.title,
    action,
    changes: [],
    outbox,
  });
/** Changes the connection of a feed. `action` is written into the log of the feed. */
export const changeConnection = (ctx: TenantContext, feedId: Id, { next, action, pushes }: Step): Promise<void> =>
  retryStale(async () => {
    const no = noOf(feedId);
    const before = await connections.of(ctx, no);
    const after = connections.next(ctx, no, before, { connected: next(before?.connected) });
    const feed = action && (await feedStore.find(ctx, feedId));
    const work = pushes ? [emit('googleCalendarPush', { id: feedId })] : [];
    const log = feed ? [logged(ctx, feed, action, work)] : [];
    await commit([connections.write(ctx, before, after), ...log]);
  });

/** Changes this connection, unless another one has taken its place. Without a change, it is over. */
export const changeSame = (
  ctx: TenantContext,
  { feedId, id }: Connected,
  change: Partial<Connected> | undefined,
  action?: Action,
): Promise<void> =>
  changeConnection(ctx, feedId, {
    next: (before) => (before?.id === id ? change && { ...before, ...change } : before),
    action,
  });

/** The connection of an own feed. It is the person's own: an operator who acts as them does not get at it. */
export async function ownConnection(ctx: UserContext, feedId: Id): Promise<Connected | undefined> {
  if (ctx.actor.impersonator) throw new AppError('denied');
  await ownFeed(ctx, feedId);
  return connectedOf(ctx, feedId);
}
export async function requiredConnection(ctx: UserContext, feedId: Id): Promise<Connected> {
  const connected = await ownConnection(ctx, feedId);
  if (!connected || connected.endsFrom) throw new AppError('googleCalendar.notConnected');
  return connected;
}

export function shownPush(connected: Connected | undefined): ShownPush {
  const isSetUp = isGoogleSetUp();
  if (!connected) return { isSetUp, state: 'none' };
  const { endsFrom, last } = connected;
  return { isSetUp, state: endsFrom ? 'ending' : 'live', ...(last ? { last } : {}) };
}

/** A connection as the index of due work has it. */
export type ConnectionItem = RecordItem<Kept> & { readonly tenantId: string };
export const feedIn = ({ data }: ConnectionItem): Id | undefined => given(data).connected?.feedId;
