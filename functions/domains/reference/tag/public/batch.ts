import type { BatchOperation } from '#functions/platform/record/batch.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { Carried } from '#functions/platform/record/taggable.ts';
import { TAGS_MAX } from '#shared/domains/reference/tag/schemas.ts';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { MainArea } from '#shared/kernel/record/main-area.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { checkTags } from '../store.ts';

function tagged(before: readonly Id[], added: readonly Id[], removed: readonly Id[]): Id[] {
  const tagIds = [...new Set([...before, ...added])].filter((id) => !removed.includes(id));
  if (tagIds.length > TAGS_MAX) throw new AppError('atMost', { field: 'values', params: { max: TAGS_MAX } });
  return tagIds;
}

/** Gives tags to many records and takes others away; `checkChangeable` is the rule that a plain change asks too. */
export const tagging = <T extends Carried>(
  area: MainArea,
  store: RecordStore<T>,
  permission: Permission,
  checkChangeable: (record: Stored<T>) => void = () => undefined,
): BatchOperation<T> => ({
  permission,
  takesValues: true,
  takesRemoved: true,
  prepare: async (ctx, added, removed) => {
    if (added.length + removed.length === 0) throw new AppError('required', { field: 'values' });
    await checkTags(ctx, area, added, [], 'values');
    await checkTags(ctx, area, removed, [], 'removed');
    return async (record, once) => {
      const tagIds = tagged(record.tagIds ?? [], added, removed);
      if (JSON.stringify(tagIds) === JSON.stringify(record.tagIds ?? [])) return;
      checkChangeable(record);
      await store.update(ctx, record, { ...record, tagIds }, once);
    };
  },
});
