import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { type BatchOperation, referred } from '#functions/platform/record/batch.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { Carried } from '#functions/platform/record/taggable.ts';
import type { Permission } from '#shared/kernel/access/permission.ts';
import type { StatusKind } from '#shared/kernel/record/main-area.ts';
import { statusStore } from '../store.ts';

/** The status that many records get at once. */
export const chosenStatus = (ctx: UserContext, area: StatusKind, values: readonly string[]) =>
  referred(ctx, statusStore, values, ({ mainArea, isActive }) => mainArea === area && isActive);

/** Gives many records a status, where that is all it changes. */
export const statusing = <T extends Carried>(
  area: StatusKind,
  store: RecordStore<T>,
  permission: Permission,
): BatchOperation<T> => ({
  permission,
  takesValues: true,
  prepare: async (ctx, values) => {
    const { id: statusId } = await chosenStatus(ctx, area, values);
    return async (record, once) => {
      if (record.statusId === statusId) return;
      await store.update(ctx, record, { ...record, statusId }, { action: 'status', ...once });
    };
  },
});
