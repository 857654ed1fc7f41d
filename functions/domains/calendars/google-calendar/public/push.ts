import { contentOf } from '#functions/domains/calendars/icalendar-feed/public/reading.ts';
import { feedStore } from '#functions/domains/calendars/icalendar-feed/store.ts';
import {
  accessToken,
  deleteCalendar,
  makeCalendar,
  revokeConsent,
} from '#functions/platform/authority/google-calendar.ts';
import { withLease } from '#functions/platform/data/lease.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import { ENDING_DAYS } from '#shared/domains/calendars/google-calendar/rules.ts';
import type { PushOutcome } from '#shared/domains/calendars/google-calendar/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { type Connected, changeSame, connectedOf, tokenOf } from '../connection.ts';
import { outcomeOf } from '../outcome.ts';
import { forgetSent, leaseKey } from '../sent-store.ts';
import { type Tally, writeEvents } from '../write-events.ts';

type Content = NonNullable<Awaited<ReturnType<typeof contentOf>>>;
const DAY_MS = 86_400_000;

/** After these, only the user can go on. */
const STOPS: readonly (PushOutcome | undefined)[] = ['connectAgain', 'calendarGone'];

async function takeBack(ctx: TenantContext, connected: Connected): Promise<void> {
  const refreshToken = tokenOf(ctx, connected);
  const { calendarId } = connected;
  if (calendarId) await deleteCalendar(await accessToken(refreshToken), calendarId);
  await revokeConsent(refreshToken);
}

/** Deletes the calendar at Google and gives the consent back. If Google does not answer, a later run tries again. */
async function end(ctx: TenantContext, connected: Connected): Promise<number> {
  const endsFrom = connected.endsFrom ?? ctx.now.toISOString();
  let outcome: PushOutcome = 'ok';
  try {
    await takeBack(ctx, connected);
  } catch (e) {
    outcome = outcomeOf(e);
  }
  const isOver = ctx.now.getTime() - Date.parse(endsFrom) > ENDING_DAYS * DAY_MS;
  logger.info('google calendar ends', { outcome });
  // Without a consent nothing is left to do.
  const isDone = outcome === 'ok' || outcome === 'connectAgain' || isOver;
  if (isDone) await forgetSent(ctx.tenantId, connected.feedId);
  // The log has the end already if the user asked for it.
  await changeSame(ctx, connected, isDone ? undefined : { endsFrom }, connected.endsFrom ? undefined : 'disconnect');
  return isDone ? 1 : 0;
}

/** The calendar of a feed. The first run makes it. */
async function calendarOf(ctx: TenantContext, connected: Connected, token: string, title: string, zone: string) {
  if (connected.calendarId) return connected.calendarId;
  const calendarId = await makeCalendar(token, { summary: `Backline: ${title}`, timeZone: zone });
  await changeSame(ctx, connected, { calendarId });
  return calendarId;
}

async function write(ctx: TenantContext, connected: Connected, content: Content, title: string, tally: Tally) {
  const { feedId, ownerId } = connected;
  const token = await accessToken(tokenOf(ctx, connected));
  const calendarId = await calendarOf(ctx, connected, token, title, content.zone);
  const target = { tenantId: ctx.tenantId, feedId, ownerId, place: { token, calendarId } };
  const how = await writeEvents(target, content, tally);
  return { outcome: how === 'calendarGone' ? how : ('ok' as const), isPartial: how !== 'done' };
}

async function pushOnce(ctx: TenantContext, connected: Connected): Promise<number> {
  const feed = await feedStore.find(ctx, connected.feedId);
  const isOwn = feed?.owner.userId === connected.ownerId && !connected.endsFrom;
  // Rights are read anew for each run.
  const content = isOwn ? await contentOf(ctx, feed) : undefined;
  if (!feed || !content) return end(ctx, connected);
  if (STOPS.includes(connected.last?.outcome)) return 0;
  const tally = { sent: 0, removed: 0, left: 0 };
  const ended = await write(ctx, connected, content, feed.title, tally).catch((e: unknown) => ({
    outcome: outcomeOf(e),
    isPartial: true,
  }));
  await changeSame(ctx, connected, { last: { at: ctx.now.toISOString(), ...ended, ...tally } });
  logger.info('google calendar', { outcome: ended.outcome, ...tally });
  return tally.sent + tally.removed;
}

/**
 * Does a bounded piece of the work with the Google calendar of a feed. One worker at a time. Answers how many events
 * changed.
 */
export async function pushFeed(ctx: TenantContext, feedId: Id): Promise<number> {
  let changed = 0;
  await withLease(leaseKey(ctx.tenantId, feedId), ctx.now, async () => {
    const connected = await connectedOf(ctx, feedId);
    if (connected) changed = await pushOnce(ctx, connected);
  });
  return changed;
}
