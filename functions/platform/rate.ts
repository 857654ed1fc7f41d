import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/kernel/error.ts';
import { documents, TTL, tableName } from './table.ts';

export interface RateLimit {
  readonly max: number;
  readonly seconds: number;
  /** How it is refused, where not by the spec's 403. */
  readonly code?: string;
}
/** Writes of one user; reads are bounded by the edge's rule. */
export const USER_WRITES: RateLimit = { max: 600, seconds: 300 };
/** Calls of outsiders by address (outsiders section 2: door 30 a minute). */
export const DOOR: RateLimit = { max: 30, seconds: 60 };
/** Writes through one secret link (outsiders section 2). */
export const LINK_WRITES: RateLimit = { max: 60, seconds: 3600 };

/** Fetches of a calendar through one of its addresses; feeds alone answer 429 (outsiders section 2). */
export const FEED_READS: RateLimit = { max: 60, seconds: 3600, code: 'icalendarFeed.tooOften' };

/** Secrets that do not exist, by address; one more and the doors close (outsiders section 2). */
export const UNKNOWN_SECRETS: RateLimit = { max: 20, seconds: 600 };
/** How long they stay closed. */
const CLOSED_SECONDS = 1800;

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

/** Refuses an address that has guessed secrets during the last half hour. */
export async function closeDoor(ip: string, now: Date): Promise<void> {
  const window = Math.floor(now.getTime() / 1000 / UNKNOWN_SECRETS.seconds);
  const looks = Array.from({ length: CLOSED_SECONDS / UNKNOWN_SECRETS.seconds }, (_, i) => window - i);
  const found = await Promise.all(
    looks.map((sk) =>
      documents.send(new GetCommand({ TableName: tableName(), Key: { pk: `RATE#unknown#${ip}`, sk: String(sk) } })),
    ),
  );
  if (found.some(({ Item }) => Number(Item?.hits ?? 0) >= UNKNOWN_SECRETS.max)) throw new AppError('tooManyActions');
}

/** Counts one action in its window; over the limit it is refused with the spec's 403. */
export async function countAction(key: string, limit: RateLimit, now: Date): Promise<void> {
  const window = Math.floor(now.getTime() / 1000 / limit.seconds);
  const counted = await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: { pk: `RATE#${key}`, sk: String(window) },
      UpdateExpression: 'ADD hits :one SET #ttl = :ttl',
      ExpressionAttributeNames: { '#ttl': TTL },
      ExpressionAttributeValues: { ':one': 1, ':ttl': (window + 5) * limit.seconds },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  if (Number(counted.Attributes?.hits) <= limit.max) return;
  const seconds = Math.ceil((window + 1) * limit.seconds - now.getTime() / 1000);
  throw new AppError(limit.code ?? 'tooManyActions', { params: { seconds } });
}
