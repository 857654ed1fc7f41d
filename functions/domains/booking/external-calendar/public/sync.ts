import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import { windowOf } from '#shared/domains/booking/external-calendar/rules.ts';
import { runsIntoNight } from '#shared/kernel/record/appointment.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { addDays, startOfWeek } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import type { ReadEvent } from '../feed/read.ts';
import { type Fetched, fetchSource } from '../fetch.ts';
import { type KeptSource, keepState, keptState, withCalendarLease } from '../state-store.ts';
import { externalCalendarStore, type StoredCalendar } from '../store.ts';
import { applyEvents, keptEvents } from './apply-store.ts';
import { conflictsAhead } from './conflict.ts';
import type { KeptEvent } from './event-store.ts';
import { type LedgerEntry, ledgerOf } from './ledger-store.ts';

type Source = StoredCalendar['sources'][number];
const subscribed = (ledger: readonly LedgerEntry[]) => ledger.filter(({ sourceId }) => sourceId !== '');
const MINUTE_MS = 60_000;
/** Times a calendar that changed while it was fetched is fetched again. */
const ROUNDS = 3;

/** An event of a file, for the artists of its calendar. */
const keptOf = (calendar: StoredCalendar, sourceId: string, { key, title, ...event }: ReadEvent): KeptEvent => ({
  ...event,
  title: title || calendar.name,
  isNight: runsIntoNight(event),
  calendarId: calendar.id,
  artistIds: calendar.artistIds,
  subscribed: { sourceId, key, shownAs: calendar.isOwn ? calendar.name : '' },
});

/** Returns the stored events of a source without news, with the calendar's current artists. */
async function sameEvents(ctx: TenantContext, calendar: StoredCalendar, entries: readonly LedgerEntry[]) {
  const events = await keptEvents(ctx, entries);
  return events.flatMap(({ subscribed, no: _, id: _i, rev: _r, createdAt: _c, updatedAt: _u, ...event }) => {
    const shownAs = calendar.isOwn ? calendar.name : '';
    return subscribed ? [{ ...event, artistIds: calendar.artistIds, subscribed: { ...subscribed, shownAs } }] : [];
  });
}

/** Returns a key of the artists whom the events belong to in planning, and of the name shown there. */
const spreadOf = ({ artistIds, isOwn, name }: StoredCalendar): string => JSON.stringify([artistIds, isOwn && name]);

/**
 * Writes the fetched events. Unless `isSpread`, it also updates the sources without news: their calendar's artists or
 * name changed.
 */
async function apply(ctx: TenantContext, calendar: StoredCalendar, fetched: readonly Fetched[], isSpread: boolean) {
  const known = subscribed(await ledgerOf(ctx, calendar.id));
  const entriesOf = (id: string) => known.filter(({ sourceId }) => sourceId === id);
  const still = new Set(fetched.filter(({ events }) => !events && isSpread).map(({ state }) => state.sourceId));
  const wanted = await Promise.all(
    fetched
      .filter(({ state }) => !still.has(state.sourceId))
      .map(({ state: { sourceId }, events }) =>
        events
          ? events.map((event) => keptOf(calendar, sourceId, event))
          : sameEvents(ctx, calendar, entriesOf(sourceId)),
      ),
  );
  return applyEvents(
    ctx,
    known.filter(({ sourceId }) => !still.has(sourceId)),
    wanted.flat(),
  );
}

/** Returns all facts that the reading of a file depends on besides its text. The window moves once a week. */
const madeBy = ({ zone }: StoredCalendar, { url }: Source, today: string): string =>
  [url, zone, startOfWeek(today)].join(' ');

function fetchAll(ctx: TenantContext, calendar: StoredCalendar, last: readonly KeptSource[], today: string) {
  const [window, { zone }] = [windowOf(today), calendar];
  return Promise.all(
    calendar.sources.map((source) => {
      const state = last.find(({ sourceId }) => sourceId === source.id);
      return fetchSource(source, { state, made: madeBy(calendar, source, today), window, zone, now: ctx.now });
    }),
  );
}

const isOver = (calendar: StoredCalendar) => Boolean(calendar.deletedAt) || !calendar.isActive;

async function empty(ctx: TenantContext, { id }: StoredCalendar): Promise<number> {
  const gone = { tenantId: ctx.tenantId, calendarId: id, events: 0, conflicts: 0, sources: [], spread: '' };
  const changed = await applyEvents(ctx, subscribed(await ledgerOf(ctx, id)), []);
  await keepState(gone, undefined);
  return changed;
}

/** Returns the calendar's state for its page and the list. */
async function stateOf(ctx: TenantContext, calendar: StoredCalendar, fetched: readonly Fetched[], today: string) {
  const ledger = await ledgerOf(ctx, calendar.id);
  const ahead = { from: today, to: addDays(windowOf(today).to, 1) };
  const sources = fetched.map(({ state }) => ({
    ...state,
    events: ledger.filter(({ sourceId }) => sourceId === state.sourceId).length,
  }));
  return {
    tenantId: ctx.tenantId,
    calendarId: calendar.id,
    syncedAt: ctx.now.toISOString(),
    events: ledger.length,
    conflicts: await conflictsAhead(ctx, ledger, ahead),
    sources,
    spread: spreadOf(calendar),
  };
}

async function syncOnce(ctx: TenantContext, calendar: StoredCalendar): Promise<number> {
  if (isOver(calendar)) return empty(ctx, calendar);
  const last = await keptState(ctx, calendar.id);
  const today = dayIn(ctx.now, calendar.zone);
  const fetched = await fetchAll(ctx, calendar, last?.sources ?? [], today);
  const changed = await apply(ctx, calendar, fetched, last?.spread === spreadOf(calendar));
  const nextAt = new Date(ctx.now.getTime() + calendar.refreshMinutes * MINUTE_MS).toISOString();
  await keepState(await stateOf(ctx, calendar, fetched, today), nextAt);
  logger.info('calendar', { sources: fetched.length, changed, failed: fetched.filter((f) => f.state.failure).length });
  return changed;
}

/** Updates a calendar to the current state of its sources. A repeated message finds nothing to change. */
export async function syncCalendar(ctx: TenantContext, id: Id): Promise<number> {
  let changed = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const calendar = await externalCalendarStore.find(ctx, id);
    if (!calendar) return changed;
    const isOurs = await withCalendarLease(ctx, id, async () => {
      changed += await syncOnce(ctx, calendar);
    });
    const now = isOurs && (await externalCalendarStore.find(ctx, id));
    if (!now || now.rev === calendar.rev) return changed;
  }
  return changed;
}
