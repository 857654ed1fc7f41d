import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { readItem } from '#functions/platform/data/read.ts';
import { documents, TTL, tableName } from '#functions/platform/data/table.ts';
import { errorText } from '#functions/platform/runtime/error-text.ts';
import { logFailure } from '#functions/platform/runtime/outage-log.ts';

/*
 * A queue does not say why its worker gave a message up, so the worker notes it at the last try:
 *   pk LASTWORDS#<message id>  sk LASTWORDS   kept for 30 days
 */
const KEPT_S = 30 * 86_400;
const MAX_REASON = 1000;
const keyOf = (messageId: string) => ({ pk: `LASTWORDS#${messageId}`, sk: 'LASTWORDS' });

export async function noteLastWords(messageId: string, error: unknown, now = new Date()): Promise<void> {
  const reason = errorText(error, MAX_REASON);
  const Item = { ...keyOf(messageId), reason, [TTL]: Math.floor(now.getTime() / 1000) + KEPT_S };
  await documents
    .send(new PutCommand({ TableName: tableName(), Item }))
    .catch((e: unknown) => logFailure('the reason was not noted', e));
}

/** Why the last try of a message failed; empty for a worker that died without a word. */
export const lastWordsOf = async (messageId: string): Promise<string> =>
  (await readItem<{ readonly reason: string }>(keyOf(messageId)))?.reason ?? '';
