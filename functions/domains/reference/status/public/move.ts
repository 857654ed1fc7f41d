import type { MovableKind } from '#functions/platform/record/move.ts';
import { statusStore } from '../store.ts';

/** How records carry statuses. */
export const statusMove: MovableKind = {
  entity: 'status',
  column: 'status',
  mergedInto: (ctx, id) => statusStore.mergedInto(ctx, id),
  moved: (record, fromId, toId) => (record.statusId === fromId ? { statusId: toId } : {}),
};
