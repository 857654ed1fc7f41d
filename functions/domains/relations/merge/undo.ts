import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { plain } from '#functions/platform/record/items.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { checkUndo, unmerged } from '#shared/domains/relations/merge/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { checkIdle, checkMergeRights } from './operations.ts';
import { type MergeRecord, mergeStore } from './store.ts';

/** Both as they were: the source whole, the target in what the merge had changed. */
async function restoring<T extends object>(
  ctx: UserContext,
  store: RecordStore<T>,
  merge: MergeRecord,
): Promise<readonly Write[]> {
  const [source, target] = await Promise.all([store.find(ctx, merge.sourceId), store.find(ctx, merge.targetId)]);
  if (!source || !target || target.deletedAt) throw new AppError('merge.targetGone');
  const { deletedAt: _gone, ...back } = store.next(ctx, source, merge.source as T);
  const after = store.next(ctx, target, unmerged(plain(target), merge.result, merge.target) as T);
  return [
    ...store.writes(ctx, source, back as typeof source, { action: 'unmerge' }),
    ...store.writes(ctx, target, after, { action: 'unmerge' }),
  ];
}

/** Takes a merge back, once; the bulk worker then moves the references. */
export async function undoMerge(ctx: UserContext, merge: MergeRecord): Promise<MergeRecord> {
  checkMergeRights(ctx, merge.entity);
  checkUndo(merge, ctx.now);
  const restored =
    merge.entity === 'company' ? await restoring(ctx, companyStore, merge) : await restoring(ctx, contactStore, merge);
  // After the records are read: a merge that begins in between changes one of them, which this write then refuses.
  await checkIdle(ctx, merge.entity, [merge.targetId]);
  const after = mergeStore.next(ctx, merge, { ...merge, state: 'undoing' });
  const outbox = [emit('unmerge', { mergeId: merge.id })];
  await commit([...restored, ...mergeStore.writes(ctx, merge, after, { action: 'unmerge', outbox })]);
  return after;
}
