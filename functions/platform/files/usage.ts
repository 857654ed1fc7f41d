import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { readAll, readItem, readItems } from '#functions/platform/data/read.ts';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { commit, outsideIdempotency, type Write } from '#functions/platform/data/write.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Meta } from '#shared/kernel/record/record.ts';
import { type Room, roomHeld } from './taken-uploads.ts';

/*
 * Access pattern of what an agency's files take, all their versions together:
 *   pk <tenant>#USAGE  sk FILES, changed in the transaction of each record that keeps files
 *                      sk <key> of a document that lies under the name of its content
 */
const keyOf = (tenantId: string) => ({ pk: `${tenantId}#USAGE`, sk: 'FILES' });

const update = (tenantId: string, room: Room | undefined) => (sum: number) => {
  const isHeld = room !== undefined && sum > 0;
  return {
    Update: {
      TableName: tableName(),
      Key: keyOf(tenantId),
      UpdateExpression: 'ADD bytes :change',
      ...(isHeld ? { ConditionExpression: 'attribute_not_exists(bytes) OR bytes <= :room' } : {}),
      ExpressionAttributeValues: { ':change': sum, ...(isHeld ? { ':room': room.bytes - sum } : {}) },
    },
  };
};

/** Builds the part of a record's write that keeps the sum exact, and within the room that the request read. */
export function usageWrites(tenantId: string, before: number, after: number): Write[] {
  const room = roomHeld(tenantId);
  const [by, itemOf] = [after - before, update(tenantId, room)];
  return by === 0 ? [] : [{ item: itemOf(by), adds: { to: `usage ${tenantId}`, by, itemOf }, refused: room?.refused }];
}

/**
 * The sizes of a record's files, by the field that names each. They are stored with the record and never sent to users.
 */
export interface Weighed {
  readonly bytes?: Readonly<Record<string, number>> | undefined;
}
/** As the `bytes` of a store whose records hold keys of files. */
export const keptBytes = ({ bytes = {} }: Weighed & Partial<Meta>): number =>
  Object.values(bytes).reduce((sum, size) => sum + size, 0);

/** Counts content-addressed files: the first time only, whoever stores the same content again. */
export async function weighOnce(tenantId: string, { key, size }: { readonly key: string; readonly size: number }) {
  const Item = { pk: `${tenantId}#USAGE`, sk: key, size };
  const Put = { TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' };
  const known = new AppError('alreadyDone');
  try {
    await outsideIdempotency(() =>
      commit([{ item: { Put }, refused: () => known }, ...usageWrites(tenantId, 0, size)]),
    );
  } catch (error) {
    if (error !== known) throw error;
  }
}

/** Tells whether `weighOnce` has counted the file: storing it again takes no more room. */
export const isWeighed = async (tenantId: string, key: string): Promise<boolean> =>
  (await readItem({ pk: keyOf(tenantId).pk, sk: key })) !== undefined;

/** Adds up the bytes that `weighOnce` has counted. */
export async function weighedBytes(tenantId: string): Promise<number> {
  const items = await readAll<{ readonly size?: number }>({ pk: keyOf(tenantId).pk });
  return items.reduce((sum, { size = 0 }) => sum + size, 0);
}

const readSum = async (tenantId: string): Promise<number> =>
  (await readItem<{ readonly bytes?: number }>(keyOf(tenantId)))?.bytes ?? 0;

/** Files kept before they were counted are not in the sum until it is next recounted: what went of them takes no room. */
export const storedBytes = async (tenantId: string): Promise<number> => Math.max(0, await readSum(tenantId));

/** The same of several tenants at once, by their ids. Those without files are left out. */
export async function storedBytesOf(tenantIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const byKey = new Map(tenantIds.map((id) => [keyOf(id).pk, id]));
  const items = await readItems<{ readonly bytes?: number }>(tenantIds.map(keyOf), false);
  return new Map(items.map(({ pk, bytes = 0 }) => [byKey.get(pk) ?? '', Math.max(0, bytes)]));
}

/** Corrects the sum, unless files are added or removed during the count. Answers whether it corrected an error. */
export async function recount(tenantId: string, count: () => Promise<number>): Promise<boolean> {
  const known = await readSum(tenantId);
  const counted = await count();
  if (counted === known) return false;
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: keyOf(tenantId),
    UpdateExpression: 'SET bytes = :counted',
    ConditionExpression: known === 0 ? 'attribute_not_exists(bytes) OR bytes = :known' : 'bytes = :known',
    ExpressionAttributeValues: { ':counted': counted, ':known': known },
  });
  try {
    await documents.send(command);
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
