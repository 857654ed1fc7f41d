import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { readItem } from '../read.ts';
import { documents, TTL, tableName } from '../table.ts';

/** Longer than a queue keeps a message. */
const KEEP_SECONDS = 30 * 86_400;

interface Cause {
  readonly tenantId: string;
  /** What the mail is sent for. */
  readonly id: string;
  /** Which of its mails, where it has several. */
  readonly part?: string;
}

/**
 * Sends a mail unless it has left for this cause before: a message that comes again sends what failed, and nothing
 * twice.
 *   pk <tenant>#MAILED#<cause>  sk <part>
 */
export async function mailOnce({ tenantId, id, part = 'M' }: Cause, send: () => Promise<unknown>): Promise<void> {
  const key = { pk: `${tenantId}#MAILED#${id}`, sk: part };
  if (await readItem(key)) return;
  await send();
  const Item = { ...key, [TTL]: Math.floor(Date.now() / 1000) + KEEP_SECONDS };
  await documents.send(new PutCommand({ TableName: tableName(), Item }));
}
