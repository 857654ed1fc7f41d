import { createHash } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { OutboxEntry } from '#functions/platform/record/activity.ts';
import { recordPk } from '#functions/platform/record/entity.ts';
import { documents, tableName } from '#functions/platform/table.ts';
import { commit, type Write } from '#functions/platform/write.ts';
import { needsRendering, paperOf } from '#shared/domains/contract/rules.ts';
import type { ContractFields, Rendering } from '#shared/domains/contract/schemas.ts';
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

export async function renderingOf(tenantId: string, contract: Contract): Promise<Rendering | undefined> {
  const Key = keyOf(tenantId, contract.id, hashOf(contract));
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
  return Item && { hash: Item.hash, state: Item.state, files: Item.files, problem: Item.problem };
}

export const renderingWrite = (tenantId: string, id: Id, rendering: Rendering): Write => ({
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
export async function askFor(tenantId: string, contract: Contract, tell?: string): Promise<Asked> {
  const hash = hashOf(contract);
  const known = await renderingOf(tenantId, contract);
  if (known && !needsRendering(known, hash)) return { rendering: known, outbox: [], extra: [] };
  const rendering: Rendering = { hash, state: 'pending', files: [] };
  const task: RenderTask = { contractId: contract.id, hash, tell };
  return {
    rendering,
    outbox: [{ type: 'render', payload: { ...task } }],
    extra: [renderingWrite(tenantId, contract.id, rendering)],
  };
}

export const saveRendering = (tenantId: string, id: Id, rendering: Rendering): Promise<void> =>
  commit([renderingWrite(tenantId, id, rendering)]);
