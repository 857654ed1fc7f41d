import { askerOf } from '#functions/domains/user/acting-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Table } from '#functions/platform/excel/read-table.ts';
import { plain } from '#functions/platform/record/items.ts';
import { headingKey, isMapping } from '#shared/domains/import/rules.ts';
import type { DuplicateChoice, Mapping } from '#shared/domains/import/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { targetFor } from './areas.ts';
import { chunkCount } from './chunk.ts';
import { type PlannedRow, planOf } from './plan.ts';
import { type ImportRecord, importStore, loadJson, rememberMapping } from './store.ts';

/** An import of the caller's own that has not begun yet. */
export async function draftOf(ctx: UserContext, id: Id): Promise<ImportRecord> {
  const record = await importStore.get(ctx, id);
  targetFor(ctx, record.mainArea);
  if (record.userId !== ctx.actor.userId) throw new AppError('notFound');
  if (record.stage !== 'draft') throw new AppError('import.begun');
  return record;
}

interface Choice {
  readonly mapping: Mapping;
  readonly duplicates: DuplicateChoice;
}
/** What becomes of every row; the way the columns go is kept for the next file. */
export async function planFor(ctx: UserContext, record: ImportRecord, choice: Choice): Promise<PlannedRow[]> {
  const { mapping, duplicates } = choice;
  const { mainArea: area } = record;
  const target = targetFor(ctx, area, duplicates === 'update' ? 'update' : 'create');
  if (!isMapping(area, mapping)) throw new AppError('import.mapping', { field: 'mapping' });
  const table = await loadJson<Table>(record.tableKey);
  const headers = table[0] ?? [];
  if (mapping.length !== headers.length) throw new AppError('import.mapping', { field: 'mapping' });
  await rememberMapping(
    ctx,
    area,
    Object.fromEntries(headers.map((header, i) => [headingKey(header), mapping[i] ?? ''])),
  );
  return planOf(ctx, target, { area, table, mapping, duplicates });
}

/** Sends every chunk on its way, in the name of who asks now. */
export function begin(ctx: UserContext, record: ImportRecord, pass: 'run' | 'undo', more: Partial<ImportRecord> = {}) {
  const after = { ...plain(record), ...askerOf(ctx), ...more, stage: pass };
  const count = chunkCount(after.total);
  const outbox = Array.from({ length: count }, (_, chunk) => ({
    type: 'import',
    payload: { importId: record.id, pass, chunk },
  }));
  return importStore.update(ctx, record, after, { action: pass, outbox });
}
