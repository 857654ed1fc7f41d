import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { due } from '#functions/platform/data/due.ts';
import { withLease } from '#functions/platform/data/lease.ts';
import { readItem, readItems } from '#functions/platform/data/read.ts';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import type { Tenant } from '#functions/platform/record/master.ts';
import type { CalendarState, SourceState } from '#shared/domains/booking/external-calendar/schemas.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import { externalCalendarStore, type StoredCalendar } from './store.ts';

/*
 * The fetching of a calendar. It lies beside the record, so that a form and the worker never write the same item:
 *   pk <tenant>#external-calendar#<no>  sk STATE   due in gsi3 by EXTERNAL_DUE
 *   the same pk                         sk LEASE
 */
export const CALENDAR_DUE = 'externalCalendar';

export interface KeptSource extends SourceState {
  readonly etag: string;
  readonly lastModified: string;
  /**
   * The zone, address and window that the events were made with. When one of them changes, the source is fetched again.
   */
  readonly made: string;
}
export interface KeptState extends Omit<CalendarState, 'sources'> {
  readonly tenantId: string;
  readonly calendarId: Id;
  readonly sources: readonly KeptSource[];
  /** The artists and name that the events had in planning at the last write. */
  readonly spread: string;
}

const pkOf = ({ tenantId }: Tenant, id: Id) => recordPk(tenantId, externalCalendarStore.definition.name, noOf(id));
const stateKey = (ctx: Tenant, id: Id) => ({ pk: pkOf(ctx, id), sk: 'STATE' });

const NEW: CalendarState = { events: 0, conflicts: 0, sources: [] };

const shownOf = (calendar: StoredCalendar, kept: KeptState | undefined): CalendarState => {
  if (!kept || kept.calendarId !== calendar.id) return NEW;
  const { syncedAt, events, conflicts, sources } = kept;
  const own = new Set(calendar.sources.map(({ id }) => id));
  return { ...(syncedAt ? { syncedAt } : {}), events, conflicts, sources: sources.filter((s) => own.has(s.sourceId)) };
};

export const keptState = (ctx: Tenant, id: Id): Promise<KeptState | undefined> =>
  readItem<KeptState>(stateKey(ctx, id));

export async function statesOf(ctx: Tenant, calendars: readonly StoredCalendar[]): Promise<Map<Id, CalendarState>> {
  const items = await readItems<KeptState>(
    calendars.map(({ id }) => stateKey(ctx, id)),
    true,
  );
  const kept = new Map(items.map((state) => [state.calendarId, state]));
  return new Map(calendars.map((calendar) => [calendar.id, shownOf(calendar, kept.get(calendar.id))]));
}

/** Returns the state as an item, due at `nextAt`. Without `nextAt` there is no fetch until the calendar changes. */
export function stateItem(state: KeptState, nextAt: string | undefined) {
  const { tenantId, calendarId } = state;
  return {
    ...state,
    ...stateKey(state, calendarId),
    ...(nextAt ? due(tenantId, CALENDAR_DUE, nextAt, calendarId) : {}),
  };
}

export async function keepState(state: KeptState, nextAt: string | undefined): Promise<void> {
  await documents.send(new PutCommand({ TableName: tableName(), Item: stateItem(state, nextAt) }));
}

/** Two workers would write the same event twice. Returns false when another one is at it. */
export const withCalendarLease = (ctx: Tenant & { readonly now: Date }, id: Id, work: () => Promise<void>) =>
  withLease({ pk: pkOf(ctx, id), sk: 'LEASE' }, ctx.now, work);
