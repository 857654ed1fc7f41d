import { createHash } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { AppError } from '#shared/kernel/error.ts';
import { documents, TTL, tableName } from '../table.ts';

const KEY = /^[A-Za-z0-9_-]{16,64}$/;
const KEEP_SECONDS = 86_400;
/** A claim without an answer is a crashed request; after this long its key may be used again. */
const CLAIM_MS = 60_000;

interface Claim {
  readonly hash: string;
  readonly claimedAt: number;
  readonly reply?: APIGatewayProxyStructuredResultV2;
}
export interface Idempotency {
  /** The stored answer of an earlier, equal request. */
  readonly replay?: APIGatewayProxyStructuredResultV2;
  readonly remember: (reply: APIGatewayProxyStructuredResultV2) => Promise<void>;
  readonly forget: () => Promise<void>;
}

const hashOf = (event: APIGatewayProxyEventV2): string =>
  createHash('sha256')
    .update(`${event.requestContext.http.method} ${event.rawPath}?${event.rawQueryString}\n${event.body ?? ''}`)
    .digest('base64url');

async function existing(key: { pk: string; sk: string }, hash: string, now: Date): Promise<Claim | undefined> {
  const found = await documents.send(new GetCommand({ TableName: tableName(), Key: key, ConsistentRead: true }));
  const claim = found.Item as Claim | undefined;
  if (!claim) return undefined;
  if (claim.hash !== hash) throw new AppError('idempotencyReused');
  if (!claim.reply && now.getTime() - claim.claimedAt < CLAIM_MS) throw new AppError('inProgress');
  return claim;
}

/** Claims an Idempotency-Key for one owner, or hands back what was answered the first time. */
export async function claimKey(
  owner: string,
  event: APIGatewayProxyEventV2,
  now: Date,
): Promise<Idempotency | undefined> {
  const value = event.headers['idempotency-key'];
  if (!value) return undefined;
  if (!KEY.test(value)) throw new AppError('badRequest', { field: 'Idempotency-Key' });
  const [key, hash] = [{ pk: `IDEM#${owner}`, sk: value }, hashOf(event)];
  const item = { ...key, hash, claimedAt: now.getTime(), [TTL]: Math.floor(now.getTime() / 1000) + KEEP_SECONDS };
  const put = (Item: Record<string, unknown>) => documents.send(new PutCommand({ TableName: tableName(), Item }));
  const control: Idempotency = {
    remember: async (reply) => void (await put({ ...item, reply })),
    forget: async () => void (await documents.send(new DeleteCommand({ TableName: tableName(), Key: key }))),
  };
  try {
    await documents.send(
      new PutCommand({ TableName: tableName(), Item: item, ConditionExpression: 'attribute_not_exists(pk)' }),
    );
    return control;
  } catch (e) {
    if (!(e instanceof Error) || e.name !== 'ConditionalCheckFailedException') throw e;
  }
  const claim = await existing(key, hash, now);
  if (claim?.reply) return { ...control, replay: claim.reply };
  await put(item);
  return control;
}
