import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { readItem, readItems } from '#functions/platform/data/read.ts';
import { documents, TTL, tableName } from '#functions/platform/data/table.ts';
import { putNew, type Write } from '#functions/platform/data/write.ts';
import type { Tried } from '#shared/domains/operator/webhook/rules.ts';
import type { Delivery } from '#shared/domains/operator/webhook/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Lane, type Place, placePk, queued, waits } from './lanes.ts';

export interface StoredDelivery extends Delivery {
  /** It is tried since then. */
  readonly since: string;
}
const KEEP_SECONDS = 30 * 86_400;
const deliveryKey = (place: Place, id: string) => ({ pk: placePk(place), sk: `D#${id}` });
const failedKey = (place: Place, id: string) => ({ pk: placePk(place), sk: `F#${id}` });
const ttlOf = (at: string): number => Math.floor(Date.parse(at) / 1000) + KEEP_SECONDS;
/** Lets a new event wait. One that comes twice is refused as `exists`. */
export function newDelivery(place: Place, delivery: Pick<Delivery, 'id' | 'type' | 'at' | 'record'>, now: Date) {
  const since = now.toISOString();
  const stored: StoredDelivery = { ...delivery, state: 'waiting', tries: 0, since, nextAt: since };
  const item = { ...deliveryKey(place, delivery.id), ...stored, [TTL]: ttlOf(since) };
  return { stored, writes: [putNew(item), queued(place, stored, now)] };
}

/** Lets an event wait once more, with its id. */
export function replayWrites(place: Place, before: StoredDelivery, now: Date) {
  const { id, failure: _failure, ...kept } = before;
  const at = now.toISOString();
  const stored: StoredDelivery = { ...kept, id, state: 'waiting', tries: 0, since: at, nextAt: at };
  const writes: Write[] = [
    deliveryWrite(place, before, stored),
    { item: { Delete: { TableName: tableName(), Key: failedKey(place, id) } } },
    queued(place, stored, now),
  ];
  return { stored, writes };
}

function deliveryWrite(place: Place, before: StoredDelivery, after: StoredDelivery): Write {
  return {
    item: {
      Put: {
        TableName: tableName(),
        Item: { ...after, ...deliveryKey(place, after.id) },
        ConditionExpression: '#state = :state AND tries = :tries',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':state': before.state, ':tries': before.tries },
      },
    },
    refused: () => new AppError('stale'),
  };
}

export interface Try extends Tried {
  readonly answer?: string | undefined;
  /** Nothing was sent: it does not count. */
  readonly isUntried?: boolean;
}
function tried(before: StoredDelivery, { isUntried, status, answer, failure }: Try, now: Date): StoredDelivery {
  const { nextAt: _next, failure: _failure, status: was, answer: said, ...kept } = before;
  const last = isUntried ? { status: was, answer: said } : { status, answer, triedAt: now.toISOString() };
  return { ...kept, ...last, failure, tries: before.tries + (isUntried ? 0 : 1) };
}

/** The writes of a try that has to be repeated. */
export const retryWrites = (place: Place, lane: Lane, before: StoredDelivery, one: Try, nextAt: string, now: Date) => [
  deliveryWrite(place, before, { ...tried(before, one, now), state: 'waiting', nextAt }),
  waits(place, lane, before.id, nextAt),
];

/** The writes of a delivery that has arrived or is given up, without those of its lane. */
export function endWrites(place: Place, before: StoredDelivery, one: Try, now: Date): Write[] {
  const after = { ...tried(before, one, now), state: one.failure ? ('failed' as const) : ('delivered' as const) };
  const item = { ...failedKey(place, before.id), [TTL]: ttlOf(before.at) };
  return [
    deliveryWrite(place, before, after),
    ...(one.failure ? [{ item: { Put: { TableName: tableName(), Item: item } } }] : []),
  ];
}

export const findDelivery = (place: Place, id: string): Promise<StoredDelivery | undefined> =>
  readItem<StoredDelivery>(deliveryKey(place, id));

interface Part<T> {
  readonly items: T[];
  readonly hasMore: boolean;
}
interface Asked {
  readonly pk: string;
  readonly from: string;
  readonly to: string;
  readonly limit: number;
  /** The sort key of the last item seen. */
  readonly behind?: string;
  readonly isForward?: boolean;
}
/** Some items between two sort keys. */
async function part<T>({ pk, from, to, limit, behind, isForward = false }: Asked): Promise<Part<T>> {
  const { Items = [] } = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
      ScanIndexForward: isForward,
      Limit: limit + 1,
      ...(behind ? { ExclusiveStartKey: { pk, sk: behind } } : {}),
    }),
  );
  return { items: Items.slice(0, limit) as T[], hasMore: Items.length > limit };
}

const idIn = (sk: string): string => sk.slice(2);
const manyDeliveries = async (place: Place, ids: readonly string[]): Promise<StoredDelivery[]> => {
  const found = await readItems<StoredDelivery>(
    ids.map((id) => deliveryKey(place, id)),
    true,
  );
  return ids.flatMap((id) => found.find((one) => one.id === id) ?? []);
};

/** Deliveries, newest first, before this one. */
export async function newestDeliveries(place: Place, last: string | undefined, isFailed: boolean, limit: number) {
  const sign = isFailed ? 'F#' : 'D#';
  const asked = {
    pk: placePk(place),
    from: sign,
    to: `${sign}~`,
    limit,
    ...(last ? { behind: `${sign}${last}` } : {}),
  };
  const { items, hasMore } = await part<StoredDelivery & { readonly sk: string }>(asked);
  const rows = isFailed
    ? await manyDeliveries(
        place,
        items.map(({ sk }) => idIn(sk)),
      )
    : items;
  return { rows, hasOlder: hasMore };
}

/** Failed deliveries of events between two instants, the oldest first. `from` and `to` begin the ids of events. */
export async function failedBetween(place: Place, from: string, to: string, limit: number) {
  const asked = { pk: placePk(place), from: `F#${from}`, to: `F#${to}`, limit, isForward: true };
  const { items, hasMore } = await part<{ readonly sk: string }>(asked);
  return {
    deliveries: await manyDeliveries(
      place,
      items.map(({ sk }) => idIn(sk)),
    ),
    hasMore,
  };
}
