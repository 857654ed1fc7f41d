import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { readItem } from './read.ts';
import { documents, tableName } from './table.ts';

/*
 * Data of one user alone, an item for each kind:
 *   pk <tenant>#OWN#<user>  sk <kind>
 */
export interface Owner {
  readonly tenantId: string;
  readonly userId: string;
}
const keyOf = ({ tenantId, userId }: Owner, kind: string) => ({ pk: `${tenantId}#OWN#${userId}`, sk: kind });

/** Reads and writes one kind of item; the last write wins. A missing item reads as the schema's defaults. */
export const userItem = <S extends z.ZodType<object>>(kind: string, schema: S) => ({
  key: (owner: Owner) => keyOf(owner, kind),
  read: async (owner: Owner): Promise<z.output<S>> => schema.parse((await readItem<object>(keyOf(owner, kind))) ?? {}),
  write: async (owner: Owner, value: z.output<S>): Promise<void> => {
    await documents.send(new PutCommand({ TableName: tableName(), Item: { ...value, ...keyOf(owner, kind) } }));
  },
  remove: async (owner: Owner): Promise<void> => {
    await documents.send(new DeleteCommand({ TableName: tableName(), Key: keyOf(owner, kind) }));
  },
});
/** Names the caller as the owner of their items. */
export const ownerOf = (ctx: { readonly tenantId: string; readonly actor: { readonly userId: string } }): Owner => ({
  tenantId: ctx.tenantId,
  userId: ctx.actor.userId,
});
