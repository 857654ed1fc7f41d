import { createHash } from 'node:crypto';
import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { OutboxEntry } from '#functions/platform/record/activity.ts';
import { recordPk } from '#functions/platform/record/entity.ts';
import { documents, tableName } from '#functions/platform/table.ts';
import { commit, type Write } from '#functions/platform/write.ts';
import { needsRendering, paperOf } from '#shared/domains/contract/rules.ts';
import type { AskedRendering, ContractFields, Rendering } from '#shared/domains/contract/schemas.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';

/*
 * What a contract's states became on paper. Beside the record, not in it: a result that arrives while the author goes
 * on writing must not make the author's next save stale, and an earlier state keeps its paper.
 *   of a state   pk <tenant>#contract#<no>  sk P#<hash of the state>
 */
type Contract = Stored<ContractFields>;
const keyOf = (tenantId: string, id: Id, hash: string) => ({
  pk: recordPk(tenantId, 'contract', noOf(id)),
  sk: `P#${hash}`,
});

/** Names the state of a contract's paper. */
export const hashOf = (contract: Parameters<typeof paperOf>[0]): string =>
  createHash('sha256').update(paperOf(contract)).digest('hex');

async function askedOf(tenantId: string, contract: Contract): Promise<AskedRendering | undefined> {
  const Key = keyOf(tenantId, contract.id, hashOf(contract));
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
  return Item as AskedRendering | undefined;
}

const answered = ({ hash, state, files, problem }: Rendering): Rendering => ({ hash, state, files, problem });

export async function renderingOf(tenantId: string, contract: Contract): Promise<Rendering | undefined> {
  const found = await askedOf(tenantId, contract);
  return found && answered(found);
}

export const renderingWrite = (tenantId: string, id: Id, rendering: AskedRendering): Write => ({
  item: { Put: { TableName: tableName(), Item: { ...keyOf(tenantId, id, rendering.hash), ...rendering } } },
});

/** What the worker is told. */
export interface RenderTask {
  readonly contractId: Id;
  readonly hash: string;
  /** Who hears when it is there; none where the page itself is waiting. */
  readonly tell?: string | undefined;
}

interface Asked {
  readonly rendering: Rendering;
  readonly outbox: readonly OutboxEntry[];
  readonly extra: readonly Write[];
}

/** What a write must carry so that the contract gets its paper: nothing when that is there or on its way. */
export async function askFor({ tenantId, now }: TenantContext, contract: Contract, tell?: string): Promise<Asked> {
  const hash = hashOf(contract);
  const known = await askedOf(tenantId, contract);
  if (known && !needsRendering(known, hash, now)) return { rendering: answered(known), outbox: [], extra: [] };
  const rendering: Rendering = { hash, state: 'pending', files: [] };
  const task: RenderTask = { contractId: contract.id, hash, tell };
  return {
    rendering,
    outbox: [{ type: 'render', payload: { ...task } }],
    extra: [renderingWrite(tenantId, contract.id, { ...rendering, askedAt: now.toISOString() })],
  };
}

export const saveRendering = (tenantId: string, id: Id, rendering: Rendering): Promise<void> =>
  commit([renderingWrite(tenantId, id, rendering)]);

/** Nobody is at this state any more; paper that is there stays. */
export async function dropPending(tenantId: string, id: Id, hash: string): Promise<void> {
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
}
