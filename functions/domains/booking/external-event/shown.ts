import type { KeptEvent, StoredEvent } from '#functions/domains/booking/external-calendar/public/event-store.ts';
import {
  artistsOf,
  checkArtists,
  externalCalendarStore,
  maySee,
  seenCalendar,
} from '#functions/domains/booking/external-calendar/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import type { ExternalEvent, ExternalEventFields } from '#shared/domains/booking/external-event/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

const calendarOf = async (ctx: UserContext, id: Id | undefined) => {
  const found = id ? await externalCalendarStore.find(ctx, id) : undefined;
  return found?.deletedAt ? undefined : found;
};

/** Refuses an event of an artist the caller does not see, and one of another user's own calendar. */
export async function checkSeen(ctx: UserContext, event: StoredEvent): Promise<StoredEvent> {
  if (ctx.actor.environment !== 'internal') throw new AppError('notFound');
  artistAccess.check(ctx, event.artistIds);
  const calendar = event.calendarId ? await externalCalendarStore.find(ctx, event.calendarId) : undefined;
  if (calendar && !maySee(ctx, calendar)) throw new AppError('notFound');
  return event;
}

export async function shownEvent(ctx: UserContext, event: StoredEvent): Promise<ExternalEvent> {
  const [calendar, artists] = await Promise.all([calendarOf(ctx, event.calendarId), artistsOf(ctx, event.artistIds)]);
  return {
    ...event,
    isSynced: event.subscribed !== undefined,
    artists,
    ...(calendar ? { calendar: { id: calendar.id, name: calendar.name, color: calendar.color } } : {}),
  };
}

/** An entry by hand as it is kept; the calendar and the artists it names have to be the caller's to see. */
export async function keptOf(ctx: UserContext, input: ExternalEventFields, before?: KeptEvent): Promise<KeptEvent> {
  if (ctx.actor.environment !== 'internal') throw new AppError('denied');
  const { calendarId } = input;
  if (calendarId && calendarId !== before?.calendarId) {
    await seenCalendar(ctx, calendarId).catch((e: unknown) => {
      throw e instanceof AppError ? new AppError('choice', { field: 'calendarId' }) : e;
    });
  }
  const artistIds = [...new Set(input.artistIds)];
  await checkArtists(ctx, artistIds, before?.artistIds);
  return { ...input, artistIds, zone: '' };
}

/** Refuses to change an event of a subscription by hand; it is changed at its source. */
export function checkByHand(event: StoredEvent): StoredEvent {
  if (event.subscribed) throw new AppError('externalEvent.synced');
  return event;
}
