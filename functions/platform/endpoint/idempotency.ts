import { createHash } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand, type PutCommandInput } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { given, type Kept, packed } from '#functions/platform/data/packed.ts';
import { documents, TTL, tableName } from '#functions/platform/data/table.ts';
import { isTooLarge, type Write } from '#functions/platform/data/write.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { TIMEOUT_SECONDS } from '#shared/kernel/contract/route.ts';
import { isSame } from '#shared/kernel/values/same.ts';
import { HEADERS } from './reply.ts';
import type { ClaimItem } from './steps.ts';

/*
 * pk IDEM#<owner>  sk <key>: a claim, of whom `by` names the request. Before its work a request puts it; the first
 * transaction of the work, but for what goes `ahead`, marks it `written`; the answer is kept last. A request that
 * crashes in between leaves a claim that says how far it came: not written, the key may be used again; written, it never
 * is. An answer that holds a secret, or is longer than an item can be, is not kept: whoever asks again learns that it is
 * done. A request that is written in steps (`steps.ts`) leaves the claim unwritten until its answer, so that its key
 * continues it.
 */
const KEY = /^[A-Za-z0-9_-]{16,64}$/;
const KEEP_SECONDS = 86_400;
/** Clocks of two functions differ by less. */
const CLOCK_SECONDS = 2;
/** A claim that is older and has no answer is of a crashed request: its function has been stopped by then. */
const leaseMs = (timeout = TIMEOUT_SECONDS): number => (timeout + CLOCK_SECONDS) * 1000;

type Reply = APIGatewayProxyStructuredResultV2;
interface Claim {
  readonly hash: string;
  readonly by: string;
  readonly claimedAt: number;
  readonly written?: true;
  /** It was answered, by what is not kept. */
  readonly unkept?: true;
}
/** A claim with its answer. Most fit 1 KB, the least that a write costs, so nothing else is kept of the request. */
interface Answered extends Pick<Claim, 'hash'> {
  /** An older version kept a short answer as it is. */
  readonly reply: Kept<Packed>;
}

/**
 * An answer as it is packed. JSON is packed as a value: as text within text it takes a tenth more. The headers of every
 * answer are left out.
 */
interface Packed extends Omit<Reply, 'body'> {
  readonly body?: string | undefined;
  readonly json?: unknown;
}
function packedReply({ body, headers, ...rest }: Reply): Uint8Array {
  const isJson = body !== undefined && String(headers?.['content-type']).startsWith('application/json');
  const reply: Packed = {
    ...rest,
    ...(isSame(headers, HEADERS) ? {} : { headers }),
    ...(isJson ? { json: JSON.parse(body) } : { body }),
  };
  return packed(reply);
}
function replyOf({ reply }: Answered): Reply {
  const { json, body, ...rest } = given(reply);
  const text = json === undefined ? body : JSON.stringify(json);
  return { headers: HEADERS, ...rest, ...(text === undefined ? {} : { body: text }) };
}
export interface Idempotency {
  /** The stored answer of an earlier, equal request. */
  readonly replay?: Reply;
  /** Belongs in the request's first transaction. */
  readonly mark: Write;
  /** The claim that a request written in steps marks them under. */
  readonly claim: ClaimItem;
  /** `null`: it was answered by what may not be kept. */
  readonly remember: (reply: Reply | null) => Promise<void>;
  /** Gives the key back, if nothing was written. */
  readonly forget: () => Promise<void>;
}

const hashOf = (event: APIGatewayProxyEventV2): string =>
  createHash('sha256')
    .update(`${event.requestContext.http.method} ${event.rawPath}?${event.rawQueryString}\n${event.body ?? ''}`)
    .digest('base64url');

/** Whether a write's condition held. */
async function held(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (e) {
    if (e instanceof Error && e.name === 'ConditionalCheckFailedException') return false;
    throw e;
  }
}

type Key = Readonly<Record<'pk' | 'sk', string>>;
type Condition = Pick<
  PutCommandInput,
  'ConditionExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
>;
const put = (Item: Key & (Claim | Answered), condition: Condition = {}) =>
  documents.send(new PutCommand({ TableName: tableName(), Item, ...condition }));

const BY = { ExpressionAttributeNames: { '#by': 'by' } };
const unclaimed: Condition = { ConditionExpression: 'attribute_not_exists(pk)' };
const crashed = ({ by }: Claim): Condition => ({
  ...BY,
  ConditionExpression: '#by = :by AND attribute_not_exists(written)',
  ExpressionAttributeValues: { ':by': by },
});

/** The claim of an equal request, which was answered or crashed before it wrote. */
async function existing(key: Key, { hash, claimedAt }: Claim, lease: number): Promise<Claim | Answered | undefined> {
  const found = await documents.send(new GetCommand({ TableName: tableName(), Key: key, ConsistentRead: true }));
  const claim = found.Item as Claim | Answered | undefined;
  if (claim && claim.hash !== hash) throw new AppError('idempotencyReused');
  if (!claim || 'reply' in claim) return claim;
  if (claim.unkept) throw new AppError('alreadyDone');
  if (claimedAt - claim.claimedAt < lease) throw new AppError('inProgress');
  if (claim.written) throw new AppError('alreadyDone');
  return claim;
}

async function keep(item: ClaimItem & Claim, reply: Reply | null): Promise<void> {
  const unkept = () => put({ ...item, written: true, unkept: true });
  if (!reply) return void (await unkept());
  const { by, claimedAt, ...rest } = item;
  try {
    await put({ ...rest, reply: packedReply(reply) });
  } catch (e) {
    if (!isTooLarge(e)) throw e;
    await unkept();
  }
}

/** The claim is known whole, and a put is less work than an update. */
const markOf = (item: Key & Claim): Write => ({
  item: {
    Put: {
      TableName: tableName(),
      Item: { ...item, written: true },
      ...BY,
      ConditionExpression: '#by = :by',
      ExpressionAttributeValues: { ':by': item.by },
    },
  },
  refused: () => new AppError('inProgress'),
});

const drop = (key: Key, claim: Claim) =>
  held(documents.send(new DeleteCommand({ TableName: tableName(), Key: key, ...crashed(claim) })));

/** Claims an Idempotency-Key for one owner, or hands back what was answered the first time. */
export async function claimKey(
  owner: string,
  event: APIGatewayProxyEventV2,
  now: Date,
  timeout?: number,
): Promise<Idempotency | undefined> {
  const value = event.headers['idempotency-key'];
  if (!value) return undefined;
  if (!KEY.test(value)) throw new AppError('badRequest', { field: 'Idempotency-Key' });
  const key = { pk: `IDEM#${owner}`, sk: value };
  const claim = { hash: hashOf(event), by: event.requestContext.requestId, claimedAt: now.getTime() };
  const item = { ...key, ...claim, [TTL]: Math.floor(now.getTime() / 1000) + KEEP_SECONDS };
  const control: Idempotency = {
    mark: markOf(item),
    claim: item,
    remember: (reply) => keep(item, reply),
    forget: async () => void (await drop(key, claim)),
  };
  if (await held(put(item, unclaimed))) return control;
  const earlier = await existing(key, claim, leaseMs(timeout));
  if (earlier && 'reply' in earlier) return { ...control, replay: replyOf(earlier) };
  if (!(await held(put(item, earlier ? crashed(earlier) : unclaimed)))) throw new AppError('inProgress');
  return control;
}
