import { readAll } from '#functions/platform/data/read.ts';
import { tableName } from '#functions/platform/data/table.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

/*
 * Access pattern of the pictures of an agency's users, those that have one:
 *   pk <tenant>#FACES  sk <user>, changed in the transaction of the user
 */
const pkOf = (tenantId: string): string => `${tenantId}#FACES`;

export interface Avatar {
  readonly userId: Id;
  readonly key: string;
}
type Pictured = Pick<Stored<UserFields>, 'id' | 'avatarKey'>;

export function avatarWrites(tenantId: string, before: Pictured | undefined, { id, avatarKey }: Pictured): Write[] {
  if (before?.avatarKey === avatarKey) return [];
  const [TableName, Key] = [tableName(), { pk: pkOf(tenantId), sk: id }];
  if (!avatarKey) return [{ item: { Delete: { TableName, Key } } }];
  return [{ item: { Put: { TableName, Item: { ...Key, userId: id, key: avatarKey } } } }];
}

export const avatarsOf = (tenantId: string): Promise<Avatar[]> => readAll<Avatar>({ pk: pkOf(tenantId) });
