import { settleEach } from '#functions/platform/jobs/each-alone.ts';
import { syncSeeded } from '#functions/platform/record/seeded.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { Follows } from '#shared/kernel/record/seeded.ts';
import { tenantIds } from '../store.ts';

const ACTOR = { userId: 'system', name: 'Backline' };

/** Brings a kind of reference data up to what is published, in every agency. */
export async function syncEverywhere<P extends { readonly iata: string }>(
  now: Date,
  store: RecordStore<P & { readonly isActive: boolean } & Follows<P>>,
  published: readonly P[],
) {
  const tenants = await tenantIds();
  const make = (fresh: P) => ({ ...fresh, isActive: true, published: fresh });
  let [created, updated] = [0, 0];
  await settleEach(tenants, async (tenantId) => {
    const report = await syncSeeded({ tenantId, now, actor: ACTOR }, store, published, {
      codeOf: ({ iata }) => iata,
      make,
    });
    created += report.created;
    updated += report.updated;
  });
  return { agencies: tenants.length, created, updated };
}
