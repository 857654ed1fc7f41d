import { statusMove } from '#functions/domains/reference/status/public/move.ts';
import { standingStatus, statusStore } from '#functions/domains/reference/status/store.ts';
import { tagStore } from '#functions/domains/reference/tag/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { type MovableKind, runMove } from '#functions/platform/record/move.ts';
import type { Carried } from '#functions/platform/record/taggable.ts';
import { taggableFor } from '#functions/records/taggable.ts';
import type { EventPayload } from '#shared/events.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';

/** How records carry tags. */
export const tagMove: MovableKind = {
  entity: 'tag',
  column: 'tags',
  mergedInto: (ctx, id) => tagStore.mergedInto(ctx, id),
  moved: ({ tagIds = [] }, fromId, toId) => ({
    tagIds: [...new Set(tagIds.map((id) => (id === fromId ? toId : id)))],
  }),
};

/** Moves the records of a deleted status or tag, for the bulk worker; returns how many records changed. */
export async function moveCarried(ctx: TenantContext, task: EventPayload<'move'>): Promise<number> {
  const kind = [statusMove, tagMove].find(({ entity }) => entity === task.entity);
  return kind ? runMove(ctx, task, kind, taggableFor) : 0;
}

/** Replaces a record's deleted status and tags by those that took their place. */
async function standing(ctx: TenantContext, { statusId, tagIds }: Carried): Promise<Carried> {
  const standingTag = async (id: Id): Promise<Id> => (await tagStore.mergedInto(ctx, id))?.id ?? id;
  const [status, tags] = await Promise.all([
    statusId && standingStatus(ctx, statusId),
    tagIds && Promise.all(tagIds.map(standingTag)),
  ]);
  return { ...(status ? { statusId: status } : {}), ...(tags ? { tagIds: [...new Set(tags)] } : {}) };
}

/** Gives a restored record the replacements of the status and tags that were deleted meanwhile. */
export async function renewCarried(ctx: TenantContext, mainArea: string, id: Id): Promise<boolean> {
  const taggable = await taggableFor(mainArea);
  return (await taggable?.rewrite(ctx, noOf(id), (carried) => standing(ctx, carried))) ?? false;
}

/**
 * Does the same for records written with a status that was deleted at that moment. No record had it before, or all were
 * moved.
 */
export async function renewStrays(ctx: TenantContext, statusId: Id): Promise<number> {
  const gone = await statusStore.find(ctx, statusId);
  const taggable = gone?.deletedAt ? await taggableFor(gone.mainArea) : undefined;
  if (!taggable) return 0;
  let changed = 0;
  for (const no of await taggable.find(ctx, statusMove.column, noOf(statusId)))
    if (await taggable.rewrite(ctx, no, (carried) => standing(ctx, carried))) changed++;
  return changed;
}
