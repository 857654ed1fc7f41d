import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { packed, unpacked } from '#functions/platform/data/packed.ts';
import { readItem } from '#functions/platform/data/read.ts';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import type { Sent } from '#shared/domains/calendars/google-calendar/rules.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';

/*
 * The events of a feed that stand in its calendar at Google: pk <tenant>#googleCalendar#<no of the feed>  sk SENT.
 * Packed, as a feed may have thousands. Only the worker with the lease writes it.
 */
interface Ledger {
  readonly calendarId: string;
  readonly sent: readonly Sent[];
}
const keyOf = (tenantId: string, feedId: Id) => ({
  pk: recordPk(tenantId, 'googleCalendar', noOf(feedId)),
  sk: 'SENT',
});
export const leaseKey = (tenantId: string, feedId: Id) => ({ ...keyOf(tenantId, feedId), sk: 'LEASE' });

/** The events that stand in this calendar. Another calendar is empty. */
export async function sentTo(tenantId: string, feedId: Id, calendarId: string): Promise<readonly Sent[]> {
  const item = await readItem<{ readonly packed: Uint8Array }>(keyOf(tenantId, feedId));
  const ledger = item && unpacked<Ledger>(item.packed);
  return ledger?.calendarId === calendarId ? ledger.sent : [];
}
export async function keepSent(tenantId: string, feedId: Id, ledger: Ledger): Promise<void> {
  const Item = { ...keyOf(tenantId, feedId), packed: packed(ledger) };
  await documents.send(new PutCommand({ TableName: tableName(), Item }));
}
export async function forgetSent(tenantId: string, feedId: Id): Promise<void> {
  await documents.send(new DeleteCommand({ TableName: tableName(), Key: keyOf(tenantId, feedId) }));
}
