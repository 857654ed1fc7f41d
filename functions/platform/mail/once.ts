import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { readItem } from '#functions/platform/data/read.ts';
import { documents, TTL, tableName } from '#functions/platform/data/table.ts';
import { logger } from '#functions/platform/runtime/logger.ts';

/** Longer than a queue keeps a message. */
const KEEP_SECONDS = 30 * 86_400;

interface Cause {
  readonly tenantId: string;
  /** The cause of the mail. */
  readonly id: string;
  /** The mail's name, when one cause sends several mails. */
  readonly part?: string;
}

/** The state of a mail: about to be sent, or sent. */
interface Mark {
  readonly isLeaving?: true;
  /** At the mail service. */
  readonly messageId?: string | undefined;
}
type Key = Readonly<Record<'pk' | 'sk', string>>;
const put = (key: Key, mark: Mark) => {
  const Item = { ...key, ...mark, [TTL]: Math.floor(Date.now() / 1000) + KEEP_SECONDS };
  return documents.send(new PutCommand({ TableName: tableName(), Item }));
};

/**
 * Sends a mail unless it has left for this cause before, and answers its id. A crash between the mail service's answer
 * and our second mark sends the mail again: a mail that arrives twice is better than one that never does. The log says
 * so then.
 *   pk <tenant>#MAILED#<cause>  sk <part>
 */
export async function sendOnce(
  { tenantId, id, part = 'M' }: Cause,
  send: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const key = { pk: `${tenantId}#MAILED#${id}`, sk: part };
  const mark = await readItem<Mark>(key);
  if (mark && !mark.isLeaving) return mark.messageId;
  if (mark) logger.warn('mail may leave twice', { tenantId, cause: id, part });
  await put(key, { isLeaving: true });
  let messageId: string | undefined;
  try {
    messageId = await send();
  } catch (e) {
    await documents.send(new DeleteCommand({ TableName: tableName(), Key: key }));
    throw e;
  }
  await put(key, { messageId });
  return messageId;
}

/** Does the same as `sendOnce` for a mail whose id is not needed. */
export async function mailOnce(cause: Cause, send: () => Promise<unknown>): Promise<void> {
  await sendOnce(cause, async () => {
    await send();
    return undefined;
  });
}

interface Turn {
  readonly tenantId: string;
  /** The recipient who gets no second mail for a while, as a hash. */
  readonly whom: string;
  /** The cause of the mail. It keeps its turn until the mail is sent. */
  readonly id: string;
  readonly now: Date;
  readonly seconds: number;
}

/**
 * Decides whether a mail may be sent that a recipient gets only once in a while. The first cause to ask gets the turn,
 * however often it retries.
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
