import { expect } from 'vitest';
import { runAs, workerOf } from './rights.ts';

/** What the outbox hands to the bulk worker; that is loaded late, when the environment says where things are. */
export async function deliver(tenantId: string, type: string, payload: object): Promise<void> {
  const { handler } = await import('#functions/domains/system/workers/bulk.ts');
  const message = { id: 'x', type, payload, tenantId, actorId: 'x', at: new Date().toISOString() };
  const Records = [{ messageId: 'x', body: JSON.stringify(message) }];
  const event = { Records } as unknown as Parameters<typeof handler>[0];
  const { batchItemFailures } = await runAs(workerOf('bulk'), () => handler(event));
  expect(batchItemFailures).toEqual([]);
}

/** All of a batch, chunk by chunk. */
export async function deliverBatch(tenantId: string, batchId: string): Promise<void> {
  const { batchOf, chunksIn } = await import('#functions/domains/my-selection/store.ts');
  const chunks = await chunksIn(tenantId, await batchOf({ tenantId }, batchId));
  for (const chunk of chunks.keys()) await deliver(tenantId, 'batch', { batchId, chunk });
}
