import { tagging } from '#functions/domains/reference/tag/public/batch.ts';
import { type BatchDefinition, removing, restoring } from '#functions/platform/record/batch.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import type { TravelFields } from '#shared/domains/journeys/travel/schemas.ts';
import type { Permission } from '#shared/kernel/access/permission.ts';
import type { TravelKind } from '#shared/kernel/record/appointment.ts';
import { checkTravel } from './public/access.ts';
import { travelMapping } from './public/kind-store.ts';

/** Returns the operations for many journeys of a kind at once. */
export function travelBatch<T extends TravelFields>(name: TravelKind, store: RecordStore<T>): BatchDefinition<T> {
  const right = (action: string) => `${name}.${action}` as Permission;
  return {
    store,
    mapping: travelMapping,
    always: artistAccess.linked,
    check: checkTravel,
    operations: {
      tags: tagging(name, store, right('update')),
      delete: removing(store, right('delete')),
      restore: restoring(store, right('delete')),
    },
  };
}
