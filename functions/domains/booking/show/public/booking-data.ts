import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { readItem } from '#functions/platform/data/read.ts';
import { documents, tableName } from '#functions/platform/data/table.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';

/*
 * Data of the client that count for one booking only, as the client corrected them when signing:
 *   pk <tenant>#show#<no>  sk BOOKING
 */
const FIELDS = ['invoiceEmail', 'invoiceAddress', 'purchaseOrder'] as const;
type BookingData = Readonly<Partial<Record<(typeof FIELDS)[number], string>>>;
const keyOf = (tenantId: string, showId: Id) => ({ pk: recordPk(tenantId, 'show', noOf(showId)), sk: 'BOOKING' });

export const bookingDataOf = async (tenantId: string, showId: Id): Promise<BookingData> =>
  ((await readItem(keyOf(tenantId, showId))) as BookingData | undefined) ?? {};

/** Keeps corrected values for the booking. The company stays as it is. */
export async function keepBookingData({ tenantId }: TenantContext, showId: Id, values: BookingData): Promise<void> {
  const given = Object.fromEntries(FIELDS.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
  if (Object.keys(given).length === 0) return;
  const Item = { ...(await bookingDataOf(tenantId, showId)), ...given, ...keyOf(tenantId, showId) };
  await documents.send(new PutCommand({ TableName: tableName(), Item }));
}
