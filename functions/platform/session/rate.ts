import { GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { documents, TTL, tableName } from '#functions/platform/data/table.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

export interface RateLimit {
  readonly max: number;
  readonly seconds: number;
  /** How it is refused, where not by the spec's 403. */
  readonly code?: string;
}
/** Writes of one user; reads are bounded by the edge's rule. */
export const USER_WRITES: RateLimit = { max: 600, seconds: 300 };
/** Calls of outsiders by address (outsiders section 2: door 30 a minute). */
export const LINK_ACCESS: RateLimit = { max: 30, seconds: 60 };
/** Writes through one secret link (outsiders section 2). */
export const LINK_WRITES: RateLimit = { max: 60, seconds: 3600 };
/** Files that the readers of one link fetch. */
export const LINK_FETCHES: RateLimit = { max: 300, seconds: 3600 };
/** Drafts that a form keeps by itself while somebody types. */
export const LINK_DRAFTS: RateLimit = { max: 600, seconds: 3600 };

/** Calls of a door that checks guests in. Each call may carry many check-ins. */
export const LINK_DOOR: RateLimit = { max: 1200, seconds: 3600 };

/** Calls by one API token. */
export const TOKEN_CALLS: RateLimit = { max: 120, seconds: 60, code: 'token.tooOften' };

/** Fetches of a calendar through one of its addresses; they answer 429 (outsiders section 2). */
export const FEED_READS: RateLimit = { max: 60, seconds: 3600, code: 'icalendarFeed.tooOften' };

/** Secrets that do not exist, by address: so many within so long, and the doors close for as long (outsiders section 2). */
const UNKNOWN_SECRETS = { max: 20, minutes: 10, closedMinutes: 30 };
const MINUTE_MS = 60_000;

/** A household has 2^64 addresses of the newer kind: they count as one. */
export function netOf(ip: string): string {
  const old = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (old || !ip.includes(':')) return old ?? ip;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const zeros = Math.max(0, 8 - (first?.length ?? 0) - (last?.length ?? 0));
  const groups = [...(first ?? []), ...Array<string>(tail === undefined ? 0 : zeros).fill('0'), ...(last ?? [])];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

const linkAccessKey = (ip: string) => ({ pk: `RATE#closed#${ip}`, sk: 'D' });

/** Refuses an address whose guesses have closed the doors to it. */
export async function checkLinkAccess(ip: string, now: Date): Promise<void> {
  const Key = linkAccessKey(ip);
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
  if (Number(Item?.until ?? 0) > now.getTime()) throw new AppError('tooManyActions');
}

/** Counts a secret that leads nowhere. Each minute by itself, so that no edge between two windows lets more through. */
export async function countUnknown(ip: string, now: Date): Promise<void> {
  const [pk, minute] = [`RATE#unknown#${ip}`, Math.floor(now.getTime() / MINUTE_MS)];
  const { max, minutes, closedMinutes } = UNKNOWN_SECRETS;
  await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: { pk, sk: String(minute) },
      UpdateExpression: 'ADD hits :one SET #ttl = :ttl',
      ExpressionAttributeNames: { '#ttl': TTL },
      ExpressionAttributeValues: { ':one': 1, ':ttl': (minute + 2 * minutes) * 60 },
    }),
  );
  const recent = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk AND sk >= :first',
      ExpressionAttributeValues: { ':pk': pk, ':first': String(minute - minutes) },
    }),
  );
  if ((recent.Items ?? []).reduce((sum, { hits }) => sum + Number(hits), 0) < max) return;
  const until = now.getTime() + closedMinutes * MINUTE_MS;
  const Item = { ...linkAccessKey(ip), until, [TTL]: Math.ceil(until / 1000) };
  await documents.send(new PutCommand({ TableName: tableName(), Item }));
}

const windowOf = ({ seconds }: RateLimit, now: Date): number => Math.floor(now.getTime() / 1000 / seconds);
const counting = (key: string, limit: RateLimit, now: Date) => ({
  TableName: tableName(),
  Key: { pk: `RATE#${key}`, sk: String(windowOf(limit, now)) },
  UpdateExpression: 'ADD hits :one SET #ttl = :ttl',
  ExpressionAttributeNames: { '#ttl': TTL },
  ExpressionAttributeValues: { ':one': 1, ':ttl': (windowOf(limit, now) + 5) * limit.seconds },
});
const tooMany = (limit: RateLimit, now: Date): AppError => {
  const seconds = Math.ceil((windowOf(limit, now) + 1) * limit.seconds - now.getTime() / 1000);
  return new AppError(limit.code ?? 'tooManyActions', { params: { seconds } });
};

/** Counts one action in its window; over the limit it is refused with the spec's 403. */
export async function countAction(key: string, limit: RateLimit, now: Date): Promise<void> {
  const counted = await documents.send(
    new UpdateCommand({ ...counting(key, limit, now), ReturnValues: 'UPDATED_NEW' }),
  );
  if (Number(counted.Attributes?.hits) > limit.max) throw tooMany(limit, now);
}

/** Limits the failures of `run`: a success is not counted. Tries at the same time count from their begin. */
export async function countFailures<T>(key: string, limit: RateLimit, now: Date, run: () => Promise<T>): Promise<T> {
  await countAction(key, limit, now);
  const done = await run();
  const { ExpressionAttributeValues: values, ...update } = counting(key, limit, now);
  await documents.send(new UpdateCommand({ ...update, ExpressionAttributeValues: { ...values, ':one': -1 } }));
  return done;
}

/** The same as part of the write that is counted: what is refused uses none up. */
export function countWrite(key: string, limit: RateLimit, now: Date): Write {
  const { ExpressionAttributeValues: values, ...update } = counting(key, limit, now);
  const Update = {
    ...update,
    ConditionExpression: 'attribute_not_exists(hits) OR hits < :max',
    ExpressionAttributeValues: { ...values, ':max': limit.max },
  };
  return { item: { Update }, refused: () => tooMany(limit, now) };
}
