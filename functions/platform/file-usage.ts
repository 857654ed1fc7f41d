import { AppError } from '#shared/kernel/error.ts';
import { readItem } from './read.ts';
import { tableName } from './table.ts';
import { commit, type Write } from './write.ts';

/*
 * Access pattern of what an agency's files take, all their versions together:
 *   pk <tenant>#USAGE  sk FILES, changed in the transaction of each record that keeps files
 *                      sk <key> of a document that lies under the name of its content
 */
const keyOf = (tenantId: string) => ({ pk: `${tenantId}#USAGE`, sk: 'FILES' });

const update = (tenantId: string) => (sum: number) => ({
  Update: {
    TableName: tableName(),
    Key: keyOf(tenantId),
    UpdateExpression: 'ADD bytes :change',
    ExpressionAttributeValues: { ':change': sum },
  },
});

/** The part of a record's write that keeps the sum exact. */
export function usageWrites(tenantId: string, before: number, after: number): Write[] {
  const [by, itemOf] = [after - before, update(tenantId)];
  return by === 0 ? [] : [{ item: itemOf(by), adds: { to: `usage ${tenantId}`, by, itemOf } }];
}

interface Deletable {
  readonly deletedAt?: string | undefined;
}
/** Counts the bytes that records of a kind keep, as a store's `derived`; what is deleted takes no room. */
export const countingBytes = <T>(bytesOf: (record: T) => number) => {
  const taken = (record: (T & Deletable) | undefined) => (record && !record.deletedAt ? bytesOf(record) : 0);
  return (tenantId: string, before: (T & Deletable) | undefined, after: T & Deletable): Write[] =>
    usageWrites(tenantId, taken(before), taken(after));
};

/** What a record's files take, by the field that names each: kept with it, told to nobody. */
export interface Weighed {
  readonly bytes?: Readonly<Record<string, number>> | undefined;
}
/** As the `derived` of a store whose records hold keys of files. */
export const countKept = countingBytes(({ bytes = {} }: Weighed) =>
  Object.values(bytes).reduce((sum, size) => sum + size, 0),
);

/** Counts what is stored under its own content: the first time, whoever stores it again. */
export async function weighOnce(tenantId: string, { key, size }: { readonly key: string; readonly size: number }) {
  const Item = { pk: `${tenantId}#USAGE`, sk: key, size };
  const Put = { TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' };
  const known = new AppError('alreadyDone');
  try {
    await commit([{ item: { Put }, refused: () => known }, ...usageWrites(tenantId, 0, size)]);
  } catch (error) {
    if (error !== known) throw error;
  }
}

export const storedBytes = async (tenantId: string): Promise<number> =>
  (await readItem<{ readonly bytes?: number }>(keyOf(tenantId)))?.bytes ?? 0;
