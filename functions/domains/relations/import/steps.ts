import { askerOf } from '#functions/domains/identity/user/public/acting.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Rows } from '#functions/platform/excel/read-table.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { plain } from '#functions/platform/record/items.ts';
import { type DayOrder, orderIn, readDate } from '#shared/domains/relations/import/days.ts';
import { headingKey } from '#shared/domains/relations/import/guess.ts';
import { headingsIn, rowsBelow } from '#shared/domains/relations/import/layout.ts';
import { isMapping } from '#shared/domains/relations/import/rules.ts';
import type { ImportCheck, ImportChoice, Mapping } from '#shared/domains/relations/import/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { targetFor } from './areas.ts';
import { chunkCount } from './chunk.ts';
import { importFields } from './fields.ts';
import { type NumberedRow, type PlannedRow, planOf } from './plan.ts';
import { type ImportRecord, importStore, isFinished, isOver, loadJson, type Pass, rememberMapping } from './store.ts';
import { newTagsIn } from './tags.ts';

/** An import of the caller's own that has not begun yet. */
export async function draftOf(ctx: UserContext, id: Id): Promise<ImportRecord> {
  const record = await importStore.get(ctx, id);
  await targetFor(ctx, record.mainArea);
  if (record.userId !== ctx.actor.userId) throw new AppError('notFound');
  if (record.stage !== 'draft') throw new AppError('import.begun');
  return record;
}

/** A plan, and the questions to the user about it. */
export interface Planned extends Pick<ImportCheck, 'days' | 'newTags' | 'newCompanies'> {
  readonly plan: PlannedRow[];
}

/** The cells of the columns that go to some of the fields. */
const cellsFor = (rows: readonly NumberedRow[], mapping: Mapping, isMeant: (id: string) => boolean): string[] =>
  mapping.flatMap((id, i) => (isMeant(id) ? rows.map(({ cells }) => cells[i] ?? '') : []));
/** An example of a day that can be read in two ways, and both. */
function daysAsked(example: string | undefined, thisYear: number): Pick<Planned, 'days'> {
  if (!example) return {};
  const read = (order: DayOrder) => readDate(example, { order, lastYear: thisYear }) ?? '';
  return { days: { example, dayFirst: read('dayFirst'), monthFirst: read('monthFirst') } };
}

/** Plans every row. The mapping of the columns is kept for the next file. */
export async function planFor(ctx: UserContext, record: ImportRecord, choice: ImportChoice): Promise<Planned> {
  const { mapping, duplicates } = choice;
  const { mainArea: area, headingRow = 1 } = record;
  const target = await targetFor(ctx, area, duplicates === 'update' ? 'update' : 'create');
  const fields = await importFields(ctx, area, choice);
  if (!isMapping(fields, mapping)) throw new AppError('import.mapping', { field: 'mapping' });
  const table = await loadJson<Rows>(record.tableKey);
  const headers = headingsIn(table, headingRow);
  if (mapping.length !== headers.length) throw new AppError('import.mapping', { field: 'mapping' });
  const sent = headers.map((header, i): [string, string] => [headingKey(header), mapping[i] ?? '']);
  // Of columns that share a heading the first is the one to remember, as it is the first to be placed.
  await rememberMapping(ctx, area, Object.fromEntries(sent.toReversed()));
  const rows = rowsBelow(table, headingRow);
  const days = new Set(fields.filter(({ told }) => told === 'day').map(({ id }) => id));
  const { order, example } = orderIn(cellsFor(rows, mapping, (id) => days.has(id)));
  const reading = { dayOrder: choice.dayOrder ?? order, thisYear: ctx.now.getUTCFullYear() };
  const planned = await planOf(ctx, target, { area, fields, rows, choice, reading });
  const tagCells = cellsFor(rows, mapping, (id) => id === 'tags');
  return { ...planned, ...daysAsked(example, reading.thisYear), newTags: await newTagsIn(ctx, area, tagCells) };
}

const workOf = (importId: Id, pass: Pass, chunks: readonly number[]) =>
  chunks.map((chunk) => emit('import', { importId, pass, chunk }));
const chunksOf = (total: number) => Array.from({ length: chunkCount(total) }, (_, chunk) => chunk);

/** Sends every chunk to the worker, in the name of the calling user. */
export function begin(ctx: UserContext, record: ImportRecord, pass: Pass, more: Partial<ImportRecord> = {}) {
  const after = { ...plain(record), ...askerOf(ctx), ...more, stage: pass };
  const outbox = workOf(record.id, pass, chunksOf(after.total));
  return importStore.update(ctx, record, after, { action: pass, outbox });
}

/** Sends the unfinished chunks to the worker again, in the name of the calling user; not for ever. */
export async function resume(ctx: UserContext, record: ImportRecord): Promise<ImportRecord> {
  const { stage, id, total } = record;
  if (stage === 'draft' || isOver(record, ctx.now)) return record;
  const done = await Promise.all(chunksOf(total).map((chunk) => isFinished(ctx.tenantId, record, stage, chunk)));
  const rest = chunksOf(total).filter((chunk) => !done[chunk]);
  if (rest.length === 0) return record;
  const after = { ...plain(record), ...askerOf(ctx) };
  return importStore.update(ctx, record, after, { action: 'resume', outbox: workOf(id, stage, rest) });
}
