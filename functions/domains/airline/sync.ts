import { tenantIds } from '#functions/domains/client/store.ts';
import { syncPublished } from '#functions/platform/record/published.ts';
import { AIRLINES } from '#shared/data/airlines.ts';
import type { PublishedAirline } from '#shared/domains/airline/schemas.ts';
import { airlineStore } from './store.ts';

const ACTOR = { userId: 'system', name: 'Backline' };

/** Brings the airlines of every agency up to the reference data. */
export async function syncAirlines(now: Date, published: readonly PublishedAirline[] = AIRLINES) {
  const tenants = await tenantIds();
  let [created, updated] = [0, 0];
  for (const tenantId of tenants) {
    const report = await syncPublished<PublishedAirline, PublishedAirline & { readonly isActive: boolean }>(
      { tenantId, now, actor: ACTOR },
      airlineStore,
      published,
      { codeOf: ({ iata }) => iata, make: (airline) => ({ ...airline, isActive: true, published: airline }) },
    );
    created += report.created;
    updated += report.updated;
  }
  return { agencies: tenants.length, created, updated };
}
