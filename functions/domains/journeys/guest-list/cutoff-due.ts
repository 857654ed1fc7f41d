import { type DueKeys, due } from '#functions/platform/data/due.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { nextLook } from '#shared/domains/journeys/guest-list/cutoff.ts';
import type { GuestListFields, Place } from '#shared/domains/journeys/guest-list/schemas.ts';
import { CUTOFF_DUE } from './public/items.ts';

/** The attributes of a place that is looked at again because of its cutoff. */
export function cutoffDue(
  { tenantId, now }: Pick<TenantContext, 'tenantId' | 'now'>,
  { show }: Pick<GuestListFields, 'show'>,
  place: Pick<Place, 'id' | 'cutoff'>,
): Partial<DueKeys> {
  const next = nextLook(place, show.zone, now.toISOString());
  return next ? due(tenantId, CUTOFF_DUE, next.at, place.id) : {};
}
