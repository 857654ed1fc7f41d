import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { packed, unpacked } from '#functions/platform/data/packed.ts';
import { readItem } from '#functions/platform/data/read.ts';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import type { FeedState } from '#shared/domains/calendars/icalendar-feed/rules.ts';

/*
 * The appointments that the calendars of a feed were told: pk <tenant>#icalendar-feed#<no>  sk TOLD. The item is
 * packed, because a thousand appointments weigh 110 KB unpacked. The last reader's write wins: two at once write the
 * same.
 */
const keyOf = (tenantId: string, no: number) => ({ pk: recordPk(tenantId, 'icalendar-feed', no), sk: 'TOLD' });

export async function feedStateOf(tenantId: string, no: number): Promise<FeedState> {
  const item = await readItem<{ readonly packed: Uint8Array }>(keyOf(tenantId, no));
  return item ? unpacked(item.packed) : { told: [], gone: [] };
}

export async function storeFeedState(tenantId: string, no: number, feedState: FeedState): Promise<void> {
  const Item = { ...keyOf(tenantId, no), packed: packed(feedState) };
  await documents.send(new PutCommand({ TableName: tableName(), Item }));
}
