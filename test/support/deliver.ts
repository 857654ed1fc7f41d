import { expect } from 'vitest';
import type { EventName } from '#shared/events.ts';
import { sqsRecord } from './printing.ts';
import { runAs, workerOf } from './rights.ts';

/** Hands a message to the bulk worker, as the outbox does. The worker is loaded late, once the environment is set. */
export async function deliver(tenantId: string, type: EventName, payload: unknown): Promise<void> {
  const { handler } = await import('#functions/domains/operator/system/workers/bulk.ts');
  const message = { id: 'x', type, payload, tenantId, actorId: 'x', at: new Date().toISOString() };
  const Records = [sqsRecord(message)];
  const { batchItemFailures } = await runAs(workerOf('bulk'), () => handler({ Records }));
  expect(batchItemFailures).toEqual([]);
}

/** Delivers a whole batch, chunk by chunk. */
export async function deliverBatch(tenantId: string, batchId: string): Promise<void> {
  const { batchOf, chunksIn } = await import('#functions/domains/attached/my-selection/store.ts');
  const chunks = await chunksIn(tenantId, await batchOf({ tenantId }, batchId));
  for (const chunk of chunks.keys()) await deliver(tenantId, 'batch', { batchId, chunk });
}
