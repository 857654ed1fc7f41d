import { airportStore } from '#functions/domains/reference/airport/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { PickerSummary } from '#functions/platform/picker/types.ts';
import { bind } from '#functions/platform/record/bind.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { type OwnPlace, ownPlaceId, ownPlaceOf } from '#shared/domains/journeys/travel/place-rules.ts';
import { cityCountry, isVenue } from '#shared/domains/relations/company/rules.ts';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import { addressLines } from '#shared/kernel/geo/address.ts';
import type { GeoPoint } from '#shared/kernel/geo/geo.ts';
import { noOf } from '#shared/kernel/record/ids.ts';

/** Places of a kind that are offered. */
const MAX_FOUND = 15;

const RIGHTS: Readonly<Record<OwnPlace, Permission>> = { company: 'company.read', airport: 'masterData.read' };
const mayRead = ({ actor }: UserContext, kind: OwnPlace): boolean =>
  actor.environment === 'internal' && actor.permissions.has(RIGHTS[kind]);

async function picked<T extends object>(ctx: UserContext, store: RecordStore<T>, keyword: string) {
  const accept = ({ facets }: PickerSummary) => facets?.active !== 0;
  const found = await store.definition.picker?.search(ctx.tenantId, { keyword, page: 1, perPage: MAX_FOUND, accept });
  const records = await store.many(
    ctx,
    (found?.items ?? []).map(({ key }) => noOf(key)),
  );
  return records.filter(({ deletedAt }) => !deletedAt);
}

async function companies(ctx: UserContext, keyword: string) {
  const found = await picked(ctx, companyStore, keyword);
  return found.flatMap((company) => {
    const { lat, lng } = company.address;
    if (lat === undefined || lng === undefined) return [];
    const address = addressLines(company.address, ctx.locale).join(', ') || cityCountry(company.address);
    const locationType = isVenue(company) ? ('venue' as const) : ('office' as const);
    return [
      { placeId: ownPlaceId('company', company.id), name: company.name, address, point: { lat, lng }, locationType },
    ];
  });
}

async function airports(ctx: UserContext, keyword: string) {
  const found = await picked(ctx, airportStore, keyword);
  return found.map(({ id, name, iata, point, ...airport }) => ({
    placeId: ownPlaceId('airport', id),
    name: `${name} (${iata})`,
    address: cityCountry(airport),
    point,
    locationType: 'airport' as const,
  }));
}

/** Finds the agency's own places of that name, as far as the caller may read their kind. */
export async function ownPlaces(ctx: UserContext, keyword: string) {
  const found = await Promise.all([
    mayRead(ctx, 'company') ? companies(ctx, keyword) : [],
    mayRead(ctx, 'airport') ? airports(ctx, keyword) : [],
  ]);
  return found.flat();
}

export const placesHandler = (route: Route) =>
  bind(route, async ({ query, ctx }: { readonly query: { readonly keyword: string }; readonly ctx: UserContext }) => ({
    rows: await ownPlaces(ctx, query.keyword),
  }));

/** Returns the point of one of the agency's own places; undefined for a place of Google's, or one without a point. */
export async function ownPoint(ctx: UserContext, placeId: string, field: string): Promise<GeoPoint | undefined> {
  const own = ownPlaceOf(placeId);
  if (!own) return undefined;
  if (!mayRead(ctx, own.kind)) throw new AppError('choice', { field });
  if (own.kind === 'airport') {
    const airport = await airportStore.find(ctx, own.id);
    if (!airport) throw new AppError('choice', { field });
    return airport.point;
  }
  const company = await companyStore.find(ctx, own.id);
  if (!company) throw new AppError('choice', { field });
  const { lat, lng } = company.address;
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}
