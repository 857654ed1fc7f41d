import { createHash } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { AppError } from '#shared/kernel/contract/error.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { documents, tableName } from './table.ts';
import type { Write } from './write.ts';

/** DynamoDB accepts keys of 2,048 bytes; fifty ligatures that stand for whole sentences unfold to more. */
const MAX_BYTES = 1024;

function keyed(value: string): string {
  const folded = fold(value);
  return Buffer.byteLength(folded) > MAX_BYTES ? createHash('sha256').update(folded).digest('base64url') : folded;
}

/**
 * Builds the key of a value that is unique in a tenant, such as `company.vat` or `user.email`. Values that fold alike
 * are one value.
 */
const keyOf = (tenantId: string, kind: string, value: string) => ({
  pk: `${tenantId}#GUARD#${kind}#${keyed(value)}`,
  sk: 'GUARD',
});

/** Takes a value for its owner, in the transaction that writes the owner; taking it twice is no error. */
export const takeUniqueValue = (
  tenantId: string,
  kind: string,
  value: string,
  ownerId: string,
  refused: () => AppError,
): Write => ({
  item: {
    Put: {
      TableName: tableName(),
      Item: { ...keyOf(tenantId, kind, value), ownerId },
      ConditionExpression: 'attribute_not_exists(pk) OR ownerId = :owner',
      ExpressionAttributeValues: { ':owner': ownerId },
    },
  },
  refused,
});

/** Gives a value back; another owner's guard is never touched. */
export const dropUniqueValue = (tenantId: string, kind: string, value: string, ownerId: string): Write => ({
  item: {
    Delete: {
      TableName: tableName(),
      Key: keyOf(tenantId, kind, value),
      ConditionExpression: 'attribute_not_exists(pk) OR ownerId = :owner',
      ExpressionAttributeValues: { ':owner': ownerId },
    },
  },
});

/** Builds the condition that nobody holds a value. */
export const uniqueValueFree = (tenantId: string, kind: string, value: string, refused: () => AppError): Write => ({
  item: {
    ConditionCheck: {
      TableName: tableName(),
      Key: keyOf(tenantId, kind, value),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
  refused,
});

interface UniqueValueMove {
  readonly kind: string;
  readonly ownerId: string;
  /** Empty or absent: the owner has or keeps no value. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly refused: () => AppError;
}

/** Moves an owner from one value to another; writes nothing if they are the same value. */
export function moveUniqueValue(
  tenantId: string,
  { kind, ownerId, before = '', after = '', refused }: UniqueValueMove,
): Write[] {
  if (fold(before) === fold(after)) return [];
  const writes: Write[] = [];
  if (fold(before)) writes.push(dropUniqueValue(tenantId, kind, before, ownerId));
  if (fold(after)) writes.push(takeUniqueValue(tenantId, kind, after, ownerId, refused));
  return writes;
}

/** Finds the current owner of a value. */
export async function uniqueValueOwner(tenantId: string, kind: string, value: string): Promise<string | undefined> {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: keyOf(tenantId, kind, value), ConsistentRead: true }),
  );
  return Item?.ownerId as string | undefined;
}
