import { tenantIds } from '#functions/domains/reference/client/store.ts';
import { hasGoogle } from '#functions/platform/google/ask.ts';
import { searchPlaces } from '#functions/platform/google/places.ts';
import { changeRecord } from '#functions/platform/record/change.ts';
import type { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { addressLines } from '#shared/kernel/geo/address.ts';
import { turnOf } from '#shared/kernel/values/turn.ts';
import { companyStore, VENUES } from '../store.ts';

const SYSTEM = { userId: 'system', name: 'Backline' };
/** Every question has its price. */
const LIMIT = 50;

const isPlaceless = ({ address }: CompanyInput): boolean => address.lat === undefined && address.city !== '';

async function placeless(tenantId: string) {
  const nos = (await companyStore.definition.list?.all(tenantId, { filters: [VENUES] })) ?? [];
  return (await companyStore.many({ tenantId }, nos)).filter(isPlaceless).map((venue) => ({ tenantId, ...venue }));
}

/** Venues that no map can show yet get their point, and a zone where they have none, from Google, a few at a time; answers how many were found. */
export async function geocodeVenues(now: Date): Promise<number> {
  if (!hasGoogle()) return 0;
  const all: Awaited<ReturnType<typeof placeless>> = [];
  for (const tenantId of await tenantIds()) all.push(...(await placeless(tenantId)));
  let found = 0;
  for (const { tenantId, no, name, address } of turnOf(all, LIMIT, now)) {
    const [place] = await searchPlaces([name, ...addressLines(address, 'en')].join(', '), 'en');
    if (!place) continue;
    const { point, zone } = place;
    const placed = (venue: CompanyInput) =>
      isPlaceless(venue) ? { zone, ...venue, address: { ...venue.address, ...point } } : venue;
    if (await changeRecord({ tenantId, now, actor: SYSTEM }, companyStore, no, placed)) found++;
  }
  return found;
}
