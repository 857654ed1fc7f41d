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

interface Turn {
  readonly tenantId: string;
  /** Who is not to be mailed again, as a hash. */
  readonly whom: string;
  /** What the mail is sent for; it keeps its turn until the mail has left. */
  readonly id: string;
  readonly now: Date;
  readonly seconds: number;
}

/**
 * Whether a mail may leave that goes to somebody once in a while: yes for what asked first, however often it tries.
 *   pk <tenant>#TURN#<whom>  sk T
 */
export async function hasTurn({ tenantId, whom, id, now, seconds }: Turn): Promise<boolean> {
  const at = Math.floor(now.getTime() / 1000);
  const Item = { pk: `${tenantId}#TURN#${whom}`, sk: 'T', id, until: at + seconds, [TTL]: at + 2 * seconds };
  try {
    await documents.send(
      new PutCommand({
        TableName: tableName(),
        Item,
        ConditionExpression: 'attribute_not_exists(pk) OR id = :id OR #until <= :at',
        ExpressionAttributeNames: { '#until': 'until' },
        ExpressionAttributeValues: { ':id': id, ':at': at },
      }),
    );
    return true;
  } catch (e) {
    if (!(e instanceof Error) || e.name !== 'ConditionalCheckFailedException') throw e;
    return false;
  }
}
