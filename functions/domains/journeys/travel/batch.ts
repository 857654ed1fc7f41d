import { tagging } from '#functions/domains/reference/tag/public/batch.ts';
import { artistAccess } from '#functions/platform/access.ts';
import { type BatchDefinition, removing, restoring } from '#functions/platform/batch.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { TravelFields } from '#shared/domains/journeys/travel/schemas.ts';
import type { TravelKind } from '#shared/kernel/appointment.ts';
import type { Permission } from '#shared/kernel/permission.ts';
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
