import { tenantIds } from '#functions/domains/client/store.ts';
import { syncPublished } from '#functions/platform/record/published.ts';
import { AIRPORTS } from '#shared/data/airports.ts';
import type { PublishedAirport } from '#shared/domains/airport/schemas.ts';
import { airportStore } from './store.ts';

const ACTOR = { userId: 'system', name: 'Backline' };

/** Brings the airports of every agency up to the reference data. */
export async function syncAirports(now: Date, published: readonly PublishedAirport[] = AIRPORTS) {
  const tenants = await tenantIds();
  let [created, updated] = [0, 0];
  for (const tenantId of tenants) {
    const report = await syncPublished<PublishedAirport, PublishedAirport & { readonly isActive: boolean }>(
      { tenantId, now, actor: ACTOR },
      airportStore,
      published,
      { codeOf: ({ iata }) => iata, make: (airport) => ({ ...airport, isActive: true, published: airport }) },
    );
    created += report.created;
    updated += report.updated;
  }
  return { agencies: tenants.length, created, updated };
}
