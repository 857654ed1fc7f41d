import { actingUser } from '#functions/domains/identity/user/public/acting.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { IcsEvent } from '#shared/domains/calendars/icalendar-feed/ics.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { eventsOf } from '../events.ts';
import { templateOf } from '../prepare.ts';
import type { StoredFeed } from '../store.ts';

/** The content of a feed, as its owner may see it now. */
export interface Content {
  readonly events: readonly IcsEvent[];
  /** The first day of the period of the feed. */
  readonly from: LocalDate;
  readonly zone: string;
}

/** Reads a feed as its address would. Undefined: the feed is over, or its owner has no access any more. */
export async function contentOf(ctx: TenantContext, feed: StoredFeed | undefined): Promise<Content | undefined> {
  if (!feed || feed.deletedAt) return undefined;
  const { userId } = feed.owner;
  const [owner, reader] = await Promise.all([
    userStore.find(ctx, userId),
    actingUser(ctx, { id: feed.id, userId }).catch((e: unknown) => {
      if (e instanceof AppError && e.code === 'denied') return undefined;
      throw e;
    }),
  ]);
  if (!owner || !reader) return undefined;
  const { zone } = owner;
  return { ...(await eventsOf(reader, feed, await templateOf(reader, feed), zone)), zone };
}
