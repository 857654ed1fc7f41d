import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { inParallel } from '#functions/platform/jobs/in-parallel.ts';
import { changeRecord } from '#functions/platform/record/change.ts';
import type { Follower, Moving } from '#functions/platform/record/reference.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { companyDefinition, contactDefinition, type Free, type MergeDefinition } from '../areas.ts';
import { type Mark, type MergeRecord, marksOf, markWrite, mergeStore, unmarkWrite } from '../store.ts';

/** Records written at the same time. */
const WRITERS = 8;
/** Records that were saved with the one that goes while others moved are found the next time round. */
const ROUNDS = 3;

const moving = <T extends Free, I extends Free>(
  ctx: TenantContext,
  { store }: MergeDefinition<T, I>,
  [from, toId]: readonly [Id, Id],
): Moving<Stored<T>> => ({
  from,
  toId,
  mergedInto: async () => {
    const found = await store.find(ctx, toId);
    if (!found) throw new AppError('notFound');
    return found;
  },
});

async function moveAll<T extends Free, I extends Free>(
  ctx: TenantContext,
  area: MergeDefinition<T, I>,
  merge: MergeRecord,
): Promise<void> {
  const away = moving(ctx, area, [merge.sourceId, merge.targetId]);
  const followers = [...(await area.references()), ...area.belongings];
  for (let round = 0; round < ROUNDS; round++) {
    let found = 0;
    for (const { name, nosOf, move } of followers) {
      const nos = await nosOf(ctx.tenantId, merge.sourceId);
      found += nos.length;
      await inParallel(nos, WRITERS, (no) =>
        move(ctx, no, away, (changes) => markWrite(ctx.tenantId, merge, { kind: name, no, changes })),
      );
    }
    if (found === 0) return;
  }
}

async function takeBack<T extends Free, I extends Free>(
  ctx: TenantContext,
  area: MergeDefinition<T, I>,
  merge: MergeRecord,
  marks: readonly Mark[],
): Promise<void> {
  const moved: readonly Follower<Stored<T>>[] = [...(await area.references()), ...area.belongings];
  const byName = new Map(moved.map((one) => [one.name, one]));
  const back = moving(ctx, area, [merge.targetId, merge.sourceId]);
  await inParallel(marks, WRITERS, async (mark) => {
    const unmark = unmarkWrite(ctx.tenantId, merge, mark);
    await byName.get(mark.kind)?.moveBack(ctx, mark.no, back, mark.changes, unmark);
  });
}

const settle = (ctx: TenantContext, { no }: MergeRecord, state: 'merged' | 'undone', moved: number) =>
  changeRecord(
    ctx,
    mergeStore,
    no,
    (merge) => ({ ...merge, state, moved }),
    () => ({ action: state }),
  );

/**
 * Moves what still refers to the one that went. Started again after a crash, it finds the rest: what it has moved no
 * longer refers there. Answers how many records a merge has moved in all.
 */
export async function moveReferences(ctx: TenantContext, mergeId: Id): Promise<number> {
  const merge = await mergeStore.get(ctx, mergeId);
  if (merge.state !== 'moving') return 0;
  if (merge.entity === 'company') await moveAll(ctx, companyDefinition, merge);
  else await moveAll(ctx, contactDefinition, merge);
  const moved = (await marksOf(ctx.tenantId, merge)).length;
  await settle(ctx, merge, 'merged', moved);
  return moved;
}

/** Moves back what a merge had moved, and nothing that came to the remaining record since. */
export async function moveBack(ctx: TenantContext, mergeId: Id): Promise<number> {
  const merge = await mergeStore.get(ctx, mergeId);
  if (merge.state !== 'undoing') return 0;
  const marks = await marksOf(ctx.tenantId, merge);
  if (merge.entity === 'company') await takeBack(ctx, companyDefinition, merge, marks);
  else await takeBack(ctx, contactDefinition, merge, marks);
  await settle(ctx, merge, 'undone', merge.moved);
  return marks.length;
}
