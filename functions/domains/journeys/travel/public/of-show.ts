import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { TravelFields } from '#shared/domains/journeys/travel/schemas.ts';
import type { TravelKind } from '#shared/kernel/record/appointment.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { seesTravel } from './access.ts';

/** Finds the journeys of a show that take place, as far as the caller may see them. */
export async function journeysOf<T extends TravelFields>(
  ctx: UserContext,
  name: TravelKind,
  store: RecordStore<T>,
  showNo: number,
): Promise<Stored<T>[]> {
  if (!ctx.actor.permissions.has(`${name}.read`)) return [];
  const filters = [{ column: 'shows', anyOf: [showNo] }];
  const found = await store.where(ctx, filters);
  return found.filter((one) => !one.deletedAt && one.phase !== 'cancelled' && seesTravel(ctx, one));
}
