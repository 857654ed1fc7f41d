import { createHash } from 'node:crypto';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from '#functions/platform/data/table.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import type { Tenant } from '#functions/platform/record/master.ts';
import type { EventStatus } from '#shared/domains/booking/external-event/schemas.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { KeptEvent, StoredEvent } from './event-store.ts';

/*
 * A calendar's events in their order, and what a fetch compares with:
 *   pk <tenant>#external-calendar#<no of the calendar>  sk E#<start>#<no of the event>
 */
export interface LedgerEntry {
  readonly sk: string;
  readonly id: Id;
  readonly no: number;
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly isAllDay: boolean;
  readonly status: EventStatus;
  readonly artistIds: readonly Id[];
  /** Both empty of what was made by hand. */
  readonly sourceId: string;
  readonly key: string;
  /** Of all that the event says. */
  readonly print: string;
}

const pkOf = (tenantId: string, calendarId: Id) => recordPk(tenantId, 'external-calendar', noOf(calendarId));
const skOf = ({ start, no }: Pick<StoredEvent, 'start' | 'no'>) => `E#${start}#${no}`;

export function printOf({ subscribed, ...event }: KeptEvent): string {
  const { artistIds, title, start, end, isAllDay, isNight, status, location, notes, zone } = event;
  const said = [artistIds, title, start, end, isAllDay, isNight, status, location, notes, zone, subscribed?.shownAs];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22);
}

const entryOf = (event: StoredEvent): LedgerEntry => ({
  sk: skOf(event),
  id: event.id,
  no: event.no,
  title: event.title,
  start: event.start,
  end: event.end,
  isAllDay: event.isAllDay,
  status: event.status,
  artistIds: event.artistIds,
  print: printOf(event),
  sourceId: event.subscribed?.sourceId ?? '',
  key: event.subscribed?.key ?? '',
});

/** The calendar's part of an event's write; an event of no calendar has none. */
export function ledgerWrites(tenantId: string, was: StoredEvent | undefined, is: StoredEvent | undefined): Write[] {
  const keyOf = (event: StoredEvent | undefined) =>
    event?.calendarId ? { pk: pkOf(tenantId, event.calendarId), sk: skOf(event) } : undefined;
  const [old, now] = [keyOf(was), keyOf(is)];
  const isMoved = old && (old.pk !== now?.pk || old.sk !== now.sk);
  return [
    ...(isMoved ? [{ item: { Delete: { TableName: tableName(), Key: old } } }] : []),
    ...(is && now ? [{ item: { Put: { TableName: tableName(), Item: { ...entryOf(is), ...now } } } }] : []),
  ];
}

interface Range {
  readonly from: string;
  readonly to: string;
  /** The sort key to go on behind. */
  readonly after?: string | undefined;
  readonly limit?: number;
}
interface LedgerPage {
  readonly entries: LedgerEntry[];
  readonly next: string | undefined;
}

/** Events that begin on the days `from` to `to`, in their order. */
export async function ledgerPage(ctx: Tenant, calendarId: Id, { from, to, after, limit }: Range): Promise<LedgerPage> {
  const pk = pkOf(ctx.tenantId, calendarId);
  const reply = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': pk, ':from': `E#${from}`, ':to': `E#${to}T~` },
      ...(limit ? { Limit: limit } : {}),
      ...(after ? { ExclusiveStartKey: { pk, sk: after } } : {}),
    }),
  );
  const next = reply.LastEvaluatedKey?.sk as string | undefined;
  return { entries: (reply.Items ?? []) as LedgerEntry[], next };
}

/** All events of a calendar. */
export async function ledgerOf(ctx: Tenant, calendarId: Id): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  let after: string | undefined;
  do {
    const page = await ledgerPage(ctx, calendarId, { from: '0', to: '9', after });
    entries.push(...page.entries);
    after = page.next;
  } while (after);
  return entries;
}
