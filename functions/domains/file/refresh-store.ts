import { recordOf } from '#functions/domains/target/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { changeRecord } from '#functions/platform/record/change.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';
import { isTargetEntity } from '#shared/kernel/target.ts';
import { fileStore, findFiles, onRecords } from './store.ts';

/** Brings what files carry of their record up to date: its title, and whose it is to see. Answers how many changed. */
export async function refreshFiles(ctx: TenantContext, entity: string, id: Id): Promise<number> {
  if (!isTargetEntity(entity)) return 0;
  const files = await findFiles(ctx, onRecords(entity, [noOf(id)]));
  if (files.length === 0) return 0;
  const { title, artistIds } = await recordOf(ctx, { entity, recordId: id });
  let changed = 0;
  for (const { no } of files) {
    const done = await changeRecord(
      ctx,
      fileStore,
      no,
      (file) => ({ ...file, recordTitle: title, ...(artistIds ? { artistIds: [...artistIds] } : {}) }),
      () => ({ action: 'refresh' }),
    );
    if (done) changed++;
  }
  return changed;
}
