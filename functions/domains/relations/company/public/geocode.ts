import { tenantIds } from '#functions/domains/reference/client/store.ts';
import { hasGoogle } from '#functions/platform/google/ask.ts';
import { searchPlaces } from '#functions/platform/google/places.ts';
import { changeRecord } from '#functions/platform/record/change.ts';
import type { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { addressLines } from '#shared/kernel/geo/address.ts';
import { companyStore, VENUES } from '../store.ts';

const SYSTEM = { userId: 'system', name: 'Backline' };
/** Every question has its price. */
const LIMIT = 50;

const isPlaceless = ({ address }: CompanyInput): boolean => address.lat === undefined && address.city !== '';

async function* placeless(tenantId: string) {
  const nos = (await companyStore.definition.list?.all(tenantId, { filters: [VENUES] })) ?? [];
  for (const venue of await companyStore.many({ tenantId }, nos)) if (isPlaceless(venue)) yield venue;
}

/** Venues that no map can show yet get their point, and a zone where they have none, from Google, a few at a time; answers how many were found. */
export async function geocodeVenues(now: Date): Promise<number> {
  if (!hasGoogle()) return 0;
  let [asked, found] = [0, 0];
  for (const tenantId of await tenantIds())
    for await (const { no, name, address } of placeless(tenantId)) {
      if (asked++ >= LIMIT) return found;
      const [place] = await searchPlaces([name, ...addressLines(address, 'en')].join(', '), 'en');
      if (!place) continue;
      const { point, zone } = place;
      const placed = (venue: CompanyInput) =>
        isPlaceless(venue) ? { zone, ...venue, address: { ...venue.address, ...point } } : venue;
      if (await changeRecord({ tenantId, now, actor: SYSTEM }, companyStore, no, placed)) found++;
    }
  return found;
}
