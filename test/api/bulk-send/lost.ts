import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { bulkSendOf } from '#functions/domains/agreements/bulk-send/store.ts';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import { noOf } from '#shared/kernel/record/ids.ts';

/** Drops the results of a bulk send, as if its worker had died before it kept them. */
export async function deleteResults(tenantId: string, id: string): Promise<void> {
  const { no, shows } = await bulkSendOf({ tenantId }, id);
  for (const { showId } of shows) {
    const Key = { pk: recordPk(tenantId, 'bulk-send', no), sk: `ROW#${noOf(showId)}` };
    await documents.send(new DeleteCommand({ TableName: tableName(), Key }));
  }
}
