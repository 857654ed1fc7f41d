import { createHash } from 'node:crypto';
import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import { type AskedRendering, needsRendering, type Rendering } from '#shared/domains/agreements/agreement/rendering.ts';
import type { OutboxEntry } from '#shared/events.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';

/*
 * The rendered files of a document's states. They lie beside the record, not in it. A result that arrives while the
 * author continues to write must not make the author's next save stale. An earlier state keeps its files.
 *   of a state   pk <tenant>#<entity>#<no>  sk P#<hash of the state>
 */
interface Kept<T> {
  readonly entity: string;
  /** Returns a text of all that decides the look of a record in print. Equal texts mean equal agreements. */
  readonly stateOf: (record: T) => string;
}

interface Asked {
  readonly rendering: Rendering;
  readonly outbox: readonly OutboxEntry[];
  readonly extra: readonly Write[];
}
type Tenant = Pick<TenantContext, 'tenantId' | 'now'>;

const answered = ({ hash, state, files, problem }: Rendering): Rendering => ({ hash, state, files, problem });

/** The agreement of one kind of record, by the states it was in. */
export function renderingsOf<T extends object>({ entity, stateOf }: Kept<T>) {
  const keyOf = (tenantId: string, id: Id, hash: string) => ({
    pk: recordPk(tenantId, entity, noOf(id)),
    sk: `P#${hash}`,
  });
  /** Names the state of a record's agreement. */
  const hashOf = (record: T): string => createHash('sha256').update(stateOf(record)).digest('hex');

  async function askedOf(tenantId: string, record: T & { readonly id: Id }): Promise<AskedRendering | undefined> {
    const Key = keyOf(tenantId, record.id, hashOf(record));
    const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
    return Item as AskedRendering | undefined;
  }
  const renderingWrite = (tenantId: string, id: Id, rendering: AskedRendering): Write => ({
    item: { Put: { TableName: tableName(), Item: { ...keyOf(tenantId, id, rendering.hash), ...rendering } } },
  });
  return {
    entity,
    hashOf,
    renderingWrite,
    async renderingOf(tenantId: string, record: T & { readonly id: Id }): Promise<Rendering | undefined> {
      const found = await askedOf(tenantId, record);
      return found && answered(found);
    },
    /**
     * Returns the parts of a write that request the files of a record. There are none when the files exist or are on
     * their way.
     */
    async askFor({ tenantId, now }: Tenant, record: T & { readonly id: Id }, tell?: string): Promise<Asked> {
      const hash = hashOf(record);
      const known = await askedOf(tenantId, record);
      if (known && !needsRendering(known, hash, now)) return { rendering: answered(known), outbox: [], extra: [] };
      const rendering: Rendering = { hash, state: 'pending', files: [] };
      return {
        rendering,
        outbox: [emit('render', { entity, id: record.id, hash, tell })],
        extra: [renderingWrite(tenantId, record.id, { ...rendering, askedAt: now.toISOString() })],
      };
    },
    saveRendering: (tenantId: string, id: Id, rendering: Rendering): Promise<void> =>
      commit([renderingWrite(tenantId, id, rendering)]),
    /** Nobody is at this state any more; agreement that is there stays. */
    async dropPending(tenantId: string, id: Id, hash: string): Promise<void> {
      const Delete = {
        TableName: tableName(),
        Key: keyOf(tenantId, id, hash),
        ConditionExpression: '#state = :pending',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':pending': 'pending' },
      };
      try {
        await documents.send(new DeleteCommand(Delete));
      } catch (e) {
        if (!(e instanceof Error) || e.name !== 'ConditionalCheckFailedException') throw e;
      }
    },
  };
}
export type Renderings<T extends object> = ReturnType<typeof renderingsOf<T>>;
