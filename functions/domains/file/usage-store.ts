import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { clientOf } from '#functions/domains/client/store.ts';
import { documents, tableName } from '#functions/platform/table.ts';
import type { Write } from '#functions/platform/write.ts';
import { storageBytes } from '#shared/domains/client/rules.ts';
import type { FileFields } from '#shared/domains/file/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Stored } from '#shared/kernel/record.ts';

/*
 * Access pattern of what an agency's files take, all their versions together:
 *   pk <tenant>#USAGE  sk FILES, changed in the transaction of each file that comes or goes
 */
const keyOf = (tenantId: string) => ({ pk: `${tenantId}#USAGE`, sk: 'FILES' });

type File = Pick<Stored<FileFields>, 'size' | 'deletedAt'>;
const taken = (file: File | undefined): number => (file && !file.deletedAt ? file.size : 0);

/** The part of a file's write that keeps the sum exact. */
export function usageWrites(tenantId: string, before: File | undefined, after: File): Write[] {
  const change = taken(after) - taken(before);
  if (change === 0) return [];
  const Update = {
    TableName: tableName(),
    Key: keyOf(tenantId),
    UpdateExpression: 'ADD bytes :change',
    ExpressionAttributeValues: { ':change': change },
  };
  return [{ item: { Update } }];
}

export async function storedBytes(tenantId: string): Promise<number> {
  const Key = keyOf(tenantId);
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
  return (Item?.bytes as number | undefined) ?? 0;
}

/** Refuses what the agency has no room for. */
export async function checkStorage({ tenantId }: { readonly tenantId: string }, size: number): Promise<void> {
  const [client, stored] = await Promise.all([clientOf(tenantId), storedBytes(tenantId)]);
  if (stored + size > storageBytes(client))
    throw new AppError('file.full', { field: 'size', params: { max: client.maxStorage } });
}
