import { freeMerged, seenOne } from '#functions/domains/identity/free-field/public/values.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { plain } from '#functions/platform/record/items.ts';
import type { MergedInto, RecordStore } from '#functions/platform/record/store.ts';
import { isMoving, undoUntil } from '#shared/domains/relations/merge/rules.ts';
import type { MergeFields } from '#shared/domains/relations/merge/schemas.ts';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import { hadByEither } from '#shared/kernel/record/merge-values.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Both, Free, MergeDefinition } from './areas.ts';
import { type MergeRecord, mergeStore, mergesWith } from './store.ts';

interface Pair {
  readonly id: Id;
  readonly sourceId: Id;
}

/**
 * Refuses a merge without the right to delete the source or to change the target. The contract asks for the first
 * alone.
 */
export function checkMergeRights({ actor }: UserContext, entity: MergeFields['entity']): void {
  const needed: readonly Permission[] = [`${entity}.update`, `${entity}.delete`];
  if (!needed.every((permission) => actor.permissions.has(permission))) throw new AppError('denied');
}

/** Two merges at once would lose each other's references. */
export async function checkIdle(ctx: UserContext, entity: MergeFields['entity'], ids: readonly Id[]): Promise<void> {
  const sides = ids.flatMap((id) => [mergesWith(ctx, entity, 'source', id), mergesWith(ctx, entity, 'target', id)]);
  if ((await Promise.all(sides)).flat().some(isMoving)) throw new AppError('merge.moving');
}

export async function previewMerge<T extends Free, I extends Free>(
  ctx: UserContext,
  { entity, store, references }: MergeDefinition<T, I>,
  { id, sourceId }: Pair,
) {
  checkMergeRights(ctx, entity);
  const seen = (of: Id) => seenOne(ctx, entity, store.get(ctx, of));
  const [target, source] = await Promise.all([seen(id), seen(sourceId)]);
  if (id === sourceId) throw new AppError('merge.itself');
  const counts = (await references()).map(async ({ name, nosOf }) => ({
    name,
    count: (await nosOf(ctx.tenantId, sourceId)).length,
  }));
  return { target, source, references: await Promise.all(counts) };
}

/** Returns the source of a merge as deleted, with the id of the record that has its references. */
export function goneInto<T extends object>(ctx: UserContext, store: RecordStore<T>, source: Stored<T>, mergedInto: Id) {
  const mark: MergedInto = { mergedInto };
  return { ...store.next(ctx, source, { ...plain(source), ...mark }), deletedAt: ctx.now.toISOString() };
}

interface MergeBody<I> {
  readonly rev: number;
  readonly sourceRev: number;
  readonly values: I;
}
/** Prepares the merged record. Each value is checked, and values that either record had may stay. */
async function becoming<T extends Free, I extends Free>(
  ctx: UserContext,
  { entity, merged }: MergeDefinition<T, I>,
  values: I,
  pair: Both<T>,
): Promise<T> {
  const { source, target } = pair;
  const [data, free] = await Promise.all([
    merged(ctx, values, pair, hadByEither(values, source, target)),
    freeMerged(ctx, entity, values.freeFields, { source: source.freeFields, target: target.freeFields }),
  ]);
  return { ...data, ...free };
}

/** Merges two records in one transaction. It also queues the move of the references, which the bulk worker does. */
export async function mergeRecords<T extends Free, I extends Free>(
  ctx: UserContext,
  area: MergeDefinition<T, I>,
  { id, sourceId }: Pair,
  { rev, sourceRev, values }: MergeBody<I>,
): Promise<MergeRecord> {
  const { entity, store } = area;
  checkMergeRights(ctx, entity);
  const [target, source] = await Promise.all([
    store.getForUpdate(ctx, id, rev),
    store.getForUpdate(ctx, sourceId, sourceRev),
  ]);
  if (id === sourceId) throw new AppError('merge.itself');
  await checkIdle(ctx, entity, [id, sourceId]);
  const after = store.next(ctx, target, await becoming(ctx, area, values, { source, target }));
  const { title } = store.definition;
  const record = await mergeStore.prepare(ctx, {
    entity,
    sourceId,
    sourceName: title(source),
    targetId: id,
    targetName: title(after),
    state: 'moving',
    byName: ctx.actor.name,
    undoUntil: undoUntil(ctx.now),
    moved: 0,
    source: plain(source),
    target: plain(target),
    result: plain(after),
  });
  await commit([
    ...store.writes(ctx, target, after, { action: 'merge' }),
    ...store.writes(ctx, source, goneInto(ctx, store, source, id), { action: 'merge' }),
    ...mergeStore.writes(ctx, undefined, record, { outbox: [emit('merge', { mergeId: record.id })] }),
  ]);
  return record;
}

/** Merges into a record that move something or can still be undone, newest first. */
export async function mergesInto(
  ctx: UserContext,
  entity: MergeFields['entity'],
  targetId: Id,
): Promise<MergeRecord[]> {
  const merges = await mergesWith(ctx, entity, 'target', targetId);
  const now = ctx.now.toISOString();
  const matters = (merge: MergeRecord) => isMoving(merge) || (merge.state === 'merged' && now <= merge.undoUntil);
  return merges.filter(matters).sort((a, b) => noOf(b.id) - noOf(a.id));
}

/** Sends the move of the references to the worker again, in either direction. */
export async function resumeMerge(ctx: UserContext, merge: MergeRecord): Promise<MergeRecord> {
  if (!isMoving(merge)) return merge;
  const type = merge.state === 'moving' ? 'merge' : 'unmerge';
  const outbox = [emit(type, { mergeId: merge.id })];
  return mergeStore.update(ctx, merge, plain(merge), { action: 'resume', outbox });
}
