import { type ItemKey, readAll } from '#functions/platform/data/read.ts';
import { writeBatches } from '#functions/platform/data/write-batches.ts';
import type { Layout } from './layout.ts';

async function sweepColumn(pk: string): Promise<void> {
  const keys = await readAll<ItemKey>({ pk, strong: false, keysOnly: true });
  await writeBatches(keys.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })));
}

/** Deletes the leaves of a generation that no head points at. */
export async function sweep(layout: Layout, tenantId: string, generation: number): Promise<void> {
  await Promise.all(layout.columns.map((column) => sweepColumn(layout.leafPartition(tenantId, generation, column))));
}
